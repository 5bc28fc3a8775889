import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findDuplicateKeys } from "./findDuplicateKeys";

const root = mkdtempSync(path.join(tmpdir(), "config-"));
afterAll(() => rmSync(root, { recursive: true }));

test("a key of an object that is there twice, at any depth", () => {
  const code = `export const site = defineSite({
  title: "A",
  tagline: { en: "B", "en": "C" },
  title: "D",
} satisfies object);`;
  writeFileSync(path.join(root, "site.ts"), code);
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
