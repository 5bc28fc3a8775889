import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { optimize } from "svgo";
import type { Diagnostic } from "../src/site/diagnostics/diagnostic";
import { outlineWords } from "./outlines";

/** The end of the name of a drawing whose words are text: cover.source.svg becomes cover.svg. */
export const sourceEnding = ".source.svg";

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
  "#d98f82": "#a85a4a",
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

/** Draws each version of which there is a file. */
export async function drawVersions(page: Page, file: string): Promise<void> {
  const source = readFileSync(file, "utf8");
  for (const version of ["", "-dark"]) {
    const target = file.replace(sourceEnding, `${version}.svg`);
    if (!existsSync(target)) continue;
    const colored = version === "-dark" ? darken(source) : source;
    const drawing = await outlineWords(page, colored);
    // A tenth of a unit is less than a dot of any screen.
    const { data } = optimize(drawing, { multipass: true, floatPrecision: 1 });
    writeFileSync(target, `${data}\n`);
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

/** Measures a drawing's smallest text as a phone shows it, in pixels. */
export function measureText(svg: string): number {
  const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) =>
    Number(size),
  );
  return (Math.min(...sizes) * phoneWidth) / widthOf(svg);
}

/** Names a drawing with words that a phone shows too small, and no version for phones. */
export function warnOfSmallText(file: string): void {
  const narrow = file.replace(sourceEnding, `-narrow${sourceEnding}`);
  const height = measureText(readFileSync(file, "utf8"));
  if (height >= leastHeight || existsSync(narrow)) return;
  console.log(
    `${file}: text is ${height.toFixed(1)} px high on phones, where ${leastHeight} is the least that people read. Draw ${path.basename(narrow)} as well.`,
  );
}
