/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stylesHash } from "./stylesHash";

const root = mkdtempSync(path.join(tmpdir(), "styles-"));
afterAll(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

it("changes with each style sheet, and with nothing else", () => {
  write("src/styles/a.css", "a {}");
  write("content/blog/b.module.css", ".b {}");
  const before = stylesHash(root);
  expect(stylesHash(root)).toBe(before);
  write("src/a.ts", "1");
  expect(stylesHash(root)).toBe(before);
  write("content/blog/b.module.css", ".b { color: red }");
  const changed = stylesHash(root);
  expect(changed).not.toBe(before);
  write("src/c.css", "");
  expect(stylesHash(root)).not.toBe(changed);
});
