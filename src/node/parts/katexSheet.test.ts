/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { placeMathFonts } from "../fonts/mathFonts";
import { compileMdx } from "../mdx/compileMdx";
import { compileOptions } from "../mdx/testing/compileOptions";
import { katexSheet } from "./katexSheet";

const root = process.cwd();

const sheetOf = async (text: string) => {
  const { compiled } = await compileMdx(text, compileOptions);
  return katexSheet(root, JSON.stringify(compiled?.body));
};
const facesIn = (css: string) =>
  [...css.matchAll(/(KaTeX_[\w-]+)\.woff2/g)].map(([, name]) => name);

it("holds the rules and faces that a text's formulas need, and no more", async () => {
  const small = await sheetOf("$x + 1$");
  expect(facesIn(small)).toEqual([
    "KaTeX_Main-Italic",
    "KaTeX_Main-Regular",
    "KaTeX_Math-Italic",
  ]);
  expect(small).toContain(".katex .mathnormal{");
  expect(small).not.toMatch(/mfrac|mathfrak|body|\.ttf|\.woff\)/);
  expect(small.length).toBeLessThan(3_000);

  const large = await sheetOf("$$\\frac{\\mathbf{x}}{\\sqrt{2}} \\tag{1}$$");
  expect(facesIn(large)).toContain("KaTeX_Main-Bold");
  expect(large).toMatch(/\.mfrac.*\.katex-tag\{/);
});

it("names only fonts that are in the site, and only while a text needs them", async () => {
  const site = mkdtempSync(path.join(tmpdir(), "fonts-"));
  mkdirSync(path.join(site, "public"));
  symlinkSync(path.join(root, "node_modules"), path.join(site, "node_modules"));
  placeMathFonts(site, true);
  const css = await sheetOf(
    "$\\mathfrak{x} \\mathbf{y} \\mathbb{R} \\mathcal{C} \\mathsf{s} \\mathtt{t}$",
  );
  const files = [...css.matchAll(/url\(([^)]+)\)/g)].map(
    ([, file = ""]) => file,
  );
  expect(files.length).toBeGreaterThan(6);
  for (const file of files) {
    expect(file).toMatch(/^\/static\/katex-\d/);
    expect(existsSync(path.join(site, "public", file))).toBe(true);
  }
  const folder = path.dirname(path.join(site, "public", files[0] ?? ""));
  expect(
    readdirSync(folder).filter((name) => !name.endsWith(".woff2")),
  ).toEqual([]);
  placeMathFonts(site, false);
  expect(existsSync(folder)).toBe(false);
});
