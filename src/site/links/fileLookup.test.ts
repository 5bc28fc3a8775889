import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createFileLookup } from "./fileLookup";

const root = mkdtempSync(path.join(tmpdir(), "lookup-"));
afterAll(() => rmSync(root, { recursive: true }));

beforeAll(() => {
  mkdirSync(path.join(root, "Files/empty"), { recursive: true });
  writeFileSync(path.join(root, "index.html"), "");
  writeFileSync(path.join(root, "Files/U\u0308bersicht.pdf"), "");
});

test.each([
  ["/index.html", true],
  ["/Files/Übersicht.pdf", true],
  ["/files/Übersicht.pdf", false],
  ["/Files/übersicht.pdf", false],
  ["/Files", false],
  ["/Files/empty", false],
  ["/nowhere/index.html", false],
  ["/index.html/x", false],
  ["/", false],
])("%s: %s", (file, isThere) => {
  expect(createFileLookup(root).has(file)).toBe(isThere);
});

test("lists the files of a folder", () => {
  const { filesIn } = createFileLookup(root);
  expect(filesIn("/Files")).toEqual(["Übersicht.pdf"]);
  expect(filesIn("/")).toEqual(["index.html"]);
  expect(filesIn("/nowhere")).toEqual([]);
});
