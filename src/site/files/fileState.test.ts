import {
  mkdtempSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileState, listFiles } from "./paths";

const folder = mkdtempSync(path.join(tmpdir(), "state-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test("a file that keeps its size and time has another state when it is written", async () => {
  const file = path.join(folder, "a.mdx");
  expect(fileState(file)).toBe("");
  const write = (text: string) => {
    writeFileSync(file, text);
    utimesSync(file, 1e9, 1e9);
    return fileState(file);
  };
  const before = write("one");
  // Clocks of file systems tick every few milliseconds.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(write("two")).not.toBe(before);
});

test("a link to a folder around it, to itself or to nothing lists no file", () => {
  for (const [name, target] of [
    ["around", "."],
    ["itself", "itself"],
    ["nothing.md", "gone.md"],
  ] as const)
    symlinkSync(target, path.join(folder, name));
  expect(listFiles(folder)).toEqual(["a.mdx"]);
});
