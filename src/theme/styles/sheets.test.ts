/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DESKTOP_MIN_WIDTH } from "../../config/constants";

const root = join(__dirname, "..");
const sheets = readdirSync(root, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith(".css"))
  .map((file) => [file, readFileSync(join(root, file), "utf8")] as const);

const sides = "left|right|top|bottom";

/** Declarations that mean a side of the screen, where a side of the text is meant. */
const physical = [
  new RegExp(`^(?:${sides})\\s*:`),
  new RegExp(
    `^(?:margin|padding|border|scroll-margin|scroll-padding)-(?:${sides})\\b`,
  ),
  /^border-(?:top|bottom)-(?:left|right)-radius\b/,
  /^(?:(?:min|max)-)?(?:width|height)\s*:/,
  /^(?:float|clear|text-align|caption-side)\s*:\s*(?:left|right)\b/,
  /^(?:margin|padding|inset|border-width)\s*:\s*(?:\S+\s+){3}\S+/,
  /^translate\s*:(?!\s*(?:0|none)\b)/,
  /\btranslate(?:x|3d)?\(/i,
];

/** The physical declarations of a sheet; its media queries ask about the screen and may. */
function physicalIn(css: string): string[] {
  return (
    css
      .replaceAll(/\/\*[^]*?\*\//g, "")
      // The sign of --toward follows the text's direction.
      .replaceAll(/calc\([^;{}]*var\(--toward\)\)/g, "0")
      .replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, "()")
      .replaceAll(/@(?:media|supports|container)[^{]*/g, "")
      .split(/[{};]/)
      .map((part) => part.trim().replaceAll(/\s+/g, " "))
      .filter((part) => physical.some((pattern) => pattern.test(part)))
  );
}

it("finds the sheets", () => {
  expect(sheets.length).toBeGreaterThan(40);
});

it.each(sheets)("%s names sides of the text, not of the screen", (_, css) => {
  expect(physicalIn(css)).toEqual([]);
});

const widths = sheets.flatMap(([file, css]) =>
  [...css.matchAll(/@media[^{]*/g)]
    .map(([query]) => `${file}: ${query.trim()}`)
    .filter((query) => /width/.test(query)),
);

it("lets layouts follow the size of text that the reader has set", () => {
  expect(widths.length).toBeGreaterThan(20);
  expect(widths.filter((query) => !/[\d.]em\b/.test(query))).toEqual([]);
});

it("has one width of the desktop's layout, for style and scripts", () => {
  const near = widths.filter((query) => /\b6\d\b/.test(query));
  const desktop = `${DESKTOP_MIN_WIDTH}em`;
  expect(near.length).toBeGreaterThan(20);
  expect(near.filter((query) => !query.includes(desktop))).toEqual([]);
});
