import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { countOf } from "../diagnostics/formatDiagnostics";
import { listFiles } from "../paths";
import { systemChromium } from "../systemChromium";
import { defineCommand } from "./command";

const usage = `
Draws the SVG files in content/ that have a PNG beside them: cover.svg becomes cover.png
and, with the colours of dark mode, cover-dark.png. cover-narrow.svg becomes what
phones show instead; drawings that need one are named.

  npm run draw
  npm run draw -- content/projects/kassel-month-end

Text may be in 'Source Serif 4' and 'Instrument Sans'. docs/pictures.md has the colours.
`;

/** Each colour of a drawing, and the one that it has in dark mode. */
const darkColors: Record<string, string> = {
  "#fbfaf6": "#171614", // paper
  "#f3f0e7": "#211f1c", // sunk
  "#1f1b16": "#ebe6dc", // ink
  "#5c5448": "#b3aa9b", // soft
  "#8a8170": "#81796c", // edge
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

export const command = defineCommand({
  usage,
  options: {},
  maxPositionals: 1,
  run: async (_, [folder = "content"]) => {
    const drawings = listFiles(process.cwd(), folder).filter(
      (file) =>
        file.endsWith(".svg") && existsSync(file.replace(/svg$/, "png")),
    );
    const { chromium } = await import("@playwright/test");
    const browser = await chromium.launch({ executablePath: systemChromium() });
    const page = await browser.newPage();
    const draw = async (svg: string, target: string) => {
      await page.setContent(
        `<style>${fontFaces()}body{margin:0}svg{display:block}</style>${svg}`,
      );
      await page.evaluate(() => document.fonts.ready);
      const png = await page
        .locator("body > svg")
        .screenshot({ omitBackground: true });
      await sharp(png).png({ palette: true, effort: 10 }).toFile(target);
    };
    for (const file of drawings) {
      const svg = readFileSync(file, "utf8");
      await draw(svg, file.replace(/svg$/, "png"));
      const dark = file.replace(/\.svg$/, "-dark.png");
      if (existsSync(dark)) await draw(darken(svg), dark);
      const narrow = file.replace(/\.svg$/, "-narrow.svg");
      const height = measureText(svg);
      if (height >= leastHeight || existsSync(narrow)) continue;
      console.log(
        `${file}: text is ${height.toFixed(1)} px high on phones, where ${leastHeight} is the least that people read. Draw ${path.basename(narrow)} as well.`,
      );
    }
    await browser.close();
    console.log(`${countOf(drawings.length, "drawing")} drawn.`);
    return 0;
  },
});

/** Gives a drawing the colours of dark mode. */
export const darken = (svg: string): string =>
  svg.replace(/#[\da-f]{6}\b/g, (color) => darkColors[color] ?? color);

/** How wide a small phone shows a drawing, and the least height of text there, in pixels. */
const phoneWidth = 304;
const leastHeight = 11;

/** Measures a drawing's smallest text as a phone shows it, in pixels. */
export function measureText(svg: string): number {
  const width = Number(/<svg[^>]* width="([\d.]+)"/.exec(svg)?.[1]);
  const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) =>
    Number(size),
  );
  return (Math.min(...sizes) * phoneWidth) / width;
}

/** The site's typefaces, in the document itself. */
const fontFaces = () =>
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
    .join("");
