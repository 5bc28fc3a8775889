import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { palette } from "../../../config/palette";
import { readColors } from "./colors";

test("cards have the colours of the light mode", () => {
  const { paper, ink } = readColors(process.cwd());
  expect(paper).toBe(palette.light.paper);
  expect(ink).toMatch(/^#[0-9a-f]{6}$/);
});

test("a colour that can't be read is named, with the way out", () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "colors-"));
  mkdirSync(path.join(root, "src/styles"), { recursive: true });
  const tokens = "--paper: var(--light, #ffffff) …; --ink: oklch(20% 0 0);";
  writeFileSync(path.join(root, "src/styles/tokens.css"), tokens);
  expect(() => readColors(root)).toThrow(
    'Social cards need a light colour --ink of six hex digits, and src/styles/tokens.css has none. Write it as "--ink: var(--light, #1f1b16) …", or set blog.socialCards to false in src/config/site.ts.',
  );
  rmSync(root, { recursive: true });
});
