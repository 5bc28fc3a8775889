import { createFolder } from "../../../tests/createFolder";
import { findDuplicateKeys } from "./findDuplicateKeys";

const { root, write } = createFolder();

test("a key of an object that is there twice, at any depth", () => {
  const code = `export const site = defineSite({
  title: "A",
  tagline: { en: "B", "en": "C" },
  title: "D",
} satisfies object);`;
  write("site.ts", code);
  const found = findDuplicateKeys(root, "site.ts").map(
    ({ line, column, reason, note }) =>
      [line, column, reason, note].join(" | "),
  );
  expect(found).toEqual([
    '3 | 23 | Duplicate key "en" in object literal. | Keep one of the two; the other is in line 3.',
    '4 | 3 | Duplicate key "title" in object literal. | Keep one of the two; the other is in line 2.',
  ]);
});

test("a project without the file", () => {
  expect(findDuplicateKeys(root, "sidebars.ts")).toEqual([]);
});
