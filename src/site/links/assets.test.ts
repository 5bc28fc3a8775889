import fs, {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { assetPath, copyAsset, describeDownload } from "./assets";

const root = mkdtempSync(path.join(tmpdir(), "assets-"));
afterAll(() => rmSync(root, { recursive: true }));

const name = "Übersicht 1.pdf";
const served = (at: string) =>
  path.join(root, "public", decodeURIComponent(at));

test("a file is copied under its own name, and a new one when it changes", () => {
  writeFileSync(path.join(root, name), "one");
  const first = assetPath(root, name);
  expect(first).toBe(
    "/static/f97c5d29941bfb1b2fdab0874906ab82/%C3%9Cbersicht%201.pdf",
  );
  const read = jest.spyOn(fs, "readFileSync");
  copyAsset(root, name);
  expect(assetPath(root, name)).toBe(first);
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
  expect(readFileSync(served(first), "utf8")).toBe("one");

  writeFileSync(path.join(root, name), "three");
  const second = assetPath(root, name);
  expect(second).not.toBe(first);
  expect(existsSync(served(second))).toBe(false);
  copyAsset(root, name);
  expect(readFileSync(served(second), "utf8")).toBe("three");
});

test("what readers download has a kind and a size; what browsers show has not", () => {
  writeFileSync(path.join(root, "terms.Pdf"), "four");
  expect(describeDownload(root, "terms.Pdf")).toEqual({
    kind: "PDF",
    bytes: 4,
  });
  expect(describeDownload(root, "plan.svg")).toBeUndefined();
  expect(describeDownload(root, "LICENSE")).toBeUndefined();
});
