import { symlinkSync, utimesSync } from "node:fs";
import { createFolder } from "../../../tests/createFolder";
import { fileState, listFiles } from "./paths";

const folder = createFolder();

test("a file that keeps its size and time has another state when it is written", async () => {
  const file = folder.at("a.mdx");
  expect(fileState(file)).toBe("");
  const write = (text: string) => {
    folder.write("a.mdx", text);
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
    symlinkSync(target, folder.at(name));
  expect(listFiles(folder.root)).toEqual(["a.mdx"]);
});
