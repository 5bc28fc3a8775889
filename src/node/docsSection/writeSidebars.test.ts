/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeSidebars } from "./writeSidebars";

const root = mkdtempSync(path.join(tmpdir(), "sidebars-"));
const folder = path.join(root, "public/docs-sidebars");
mkdirSync(path.join(root, "public"));
afterAll(() => rmSync(root, { recursive: true }));

const write = (...names: string[]) =>
  writeSidebars(root, {
    versions: names.map((name) => ({
      sidebars: [
        { id: "x", items: [], html: name, file: `/docs-sidebars/${name}.html` },
      ],
    })),
  });

it("writes what is new, leaves what is there, and removes what is gone", () => {
  write("a", "b", "a");
  expect(readdirSync(folder).sort()).toEqual(["a.html", "b.html"]);
  const kept = path.join(folder, "b.html");
  expect(readFileSync(kept, "utf8")).toBe("b");
  utimesSync(kept, 1, 1);
  write("b", "c");
  expect(readdirSync(folder).sort()).toEqual(["b.html", "c.html"]);
  expect(statSync(kept).mtimeMs).toBe(1000);
  write();
  expect(existsSync(folder)).toBe(false);
});
