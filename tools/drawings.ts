import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { memoize } from "../src/lib/memoize";
import type { Diagnostic } from "../src/site/diagnostics/diagnostic";

/** Each colour of a drawing, and the one that it has in dark mode. */
const darkColors: Record<string, string> = {
  "#fbfaf6": "#171614", // paper
  "#f3f0e7": "#211f1c", // sunk
  "#1f1b16": "#ebe6dc", // ink
  "#5c5448": "#b3aa9b", // soft
  "#8a8170": "#81796c", // edge
  "#988f7d": "#6b6459", // what a chart has beside its accent
  "#c9c2b2": "#4d473f",
  "#ded8ca": "#38342e", // line
  "#b4321f": "#f2917c", // accent
  "#d98f82": "#8a4638",
  "#f5e3dc": "#36221d",
  "#fffdf9": "#201411", // on accent
  // Of portraits: cloth, skin and what is drawn on both.
  "#1e1a15": "#14110e",
  "#2b2620": "#35302a",
  "#4a4238": "#6b6054",
  "#c9a98f": "#a5866c",
  "#e6dfcf": "#8d8371",
  "#f5eadc": "#d8c8b4",
  "#fffefb": "#e9dfd0",
};

/** Finds what is wrong with a drawing's XML, and its line. */
export async function findError(file: string): Promise<Diagnostic[]> {
  try {
    await sharp(readFileSync(file)).metadata();
    return [];
  } catch (error) {
    const { message } = error as Error;
    const [, line, reason = message] =
      / on line (\d+) [^:]*: (.+)/.exec(message) ?? [];
    return [{ fatal: true, file, reason, ...(line && { line: Number(line) }) }];
  }
}

/** Draws each version of which there is a PNG. */
export async function drawVersions(page: Page, file: string): Promise<void> {
  const svg = readFileSync(file, "utf8");
  const width = widthOf(svg) * scaleOf(widthOf(svg));
  const size = `inline-size:${width}px;block-size:auto`;
  for (const version of ["", "-dark"]) {
    const target = file.replace(/\.svg$/, `${version}.png`);
    if (!existsSync(target)) continue;
    const colored = version === "-dark" ? darken(svg) : svg;
    await page.setContent(
      `<style>${fontFaces()}body{margin:0}svg{display:block;${size}}</style>${colored}`,
    );
    await page.evaluate(() => document.fonts.ready);
    const png = await page
      .locator("body > svg")
      .screenshot({ omitBackground: true, timeout: 10_000 });
    await sharp(png).png({ palette: true, effort: 10 }).toFile(target);
  }
}

/** Gives a drawing the colours of dark mode. */
export const darken = (svg: string): string =>
  svg.replace(/#[\da-f]{6}\b/g, (color) => darkColors[color] ?? color);

/** How wide small phones show a drawing, and the least height of text there, in pixels. */
const phoneWidth = 304;
const leastHeight = 11;

const widthOf = (svg: string) =>
  Number(/<svg[^>]* width="([\d.]+)"/.exec(svg)?.[1]);

/** How wide pages show a drawing at most, in dots of a screen with two of them per pixel. */
const fullWidth = 2 * 984;

/**
 * Returns how much larger than its own size a drawing is drawn: those that pages
 * show at full width are sharp there. In twentieths, which keep both sides whole.
 */
export const scaleOf = (width: number): number =>
  width < 1200 ? 1 : Math.max(1, Math.ceil((20 * fullWidth) / width) / 20);

/** Measures a drawing's smallest text as a phone shows it, in pixels. */
export function measureText(svg: string): number {
  const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) =>
    Number(size),
  );
  return (Math.min(...sizes) * phoneWidth) / widthOf(svg);
}

/** Names a drawing with words that a phone shows too small, and no version for phones. */
export function warnOfSmallText(file: string): void {
  const narrow = file.replace(/\.svg$/, "-narrow.svg");
  const height = measureText(readFileSync(file, "utf8"));
  if (height >= leastHeight || existsSync(narrow)) return;
  console.log(
    `${file}: text is ${height.toFixed(1)} px high on phones, where ${leastHeight} is the least that people read. Draw ${path.basename(narrow)} as well.`,
  );
}

/** The site's typefaces, in the document itself. */
const fontFaces = memoize(() =>
  [
    ["Source Serif 4", "source-serif-4", "opsz-normal", "normal"],
    ["Source Serif 4", "source-serif-4", "opsz-italic", "italic"],
    ["Instrument Sans", "instrument-sans", "wght-normal", "normal"],
  ]
    .map(([family = "", name = "", axis = "", style = ""]) => {
      const file = `node_modules/@fontsource-variable/${name}/files/${name}-latin-${axis}.woff2`;
      const data = readFileSync(path.resolve(file), "base64");
      return `@font-face{font-family:"${family}";font-style:${style};font-weight:200 900;src:url(data:font/woff2;base64,${data})}`;
    })
    .join(""),
);
