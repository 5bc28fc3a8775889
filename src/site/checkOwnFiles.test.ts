import { createFolder } from "../../tests/createFolder";
import { checkOwnFiles } from "./checkOwnFiles";

const { root, write } = createFolder();

it("says nothing where there is no folder", () => {
  expect(checkOwnFiles(root)).toEqual([]);
});

it("reports files that take the place of nothing, and no others", () => {
  for (const file of [
    "Footer.tsx",
    "Footer.module.css",
    "Footer.test.tsx",
    "Foter.tsx",
    "brand.tsx",
    "own.css",
    "style.css",
    "notes.md",
    ".DS_Store",
    "lib/anything.ts",
  ]) {
    write(`src/own/${file}`);
  }
  const found = checkOwnFiles(root).map(({ file, note }) => [file, note]);
  expect(found.sort()).toEqual([
    ["src/own/Foter.tsx", 'Did you mean "Footer"?'],
    ["src/own/brand.tsx", 'Did you mean "Brand"?'],
    ["src/own/style.css", "Rename it, or move it to a folder below."],
  ]);
});
