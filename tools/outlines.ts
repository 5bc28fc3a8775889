import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import type { Font, PathCommand } from "fontkitten";
import { memoize } from "../src/lib/memoize";

const packages = "node_modules/@fontsource-variable";
const liberation = "/usr/share/fonts/truetype/liberation/LiberationMono";

/** The typefaces of drawings, and the file of each by its style or, for code, by its weight. */
const typefaces: Record<string, (style: Style) => string> = {
  "Source Serif 4": ({ slant }) =>
    `${packages}/source-serif-4/files/source-serif-4-latin-opsz-${slant}.woff2`,
  "Instrument Sans": () =>
    `${packages}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`,
  "Liberation Mono": ({ weight }) =>
    `${liberation}-${weight < 600 ? "Regular" : "Bold"}.ttf`,
};

type Style = { family: string; size: number; slant: string; weight: number };
/** A character of a drawing, and the place and width that the browser gave it. */
type Char = { text: string; x: number; y: number; width: number };
/** Characters in a row that look the same. */
type Run = Style & { chars: Char[] };

/** The typefaces of a page that measures words. */
const fontFaces = memoize(() =>
  ["normal", "italic"]
    .flatMap((slant) =>
      Object.entries(typefaces).flatMap(([family, findFile]) =>
        [400, 700].map((weight) => {
          const file = findFile({ family, slant, weight, size: 0 });
          const data = readFileSync(path.resolve(file), "base64");
          const weights = file.endsWith("ttf") ? weight : "200 900";
          return `@font-face{font-family:"${family}";font-style:${slant};font-weight:${weights};src:url(data:font/ttf;base64,${data})}`;
        }),
      ),
    )
    .join(""),
);

/**
 * Draws the words of a drawing as outlines: in a page, a picture knows the fonts
 * of the reader's machine only. Returns the code of the drawing.
 * @param page where the browser tells the place of each character
 */
export async function outlineWords(page: Page, svg: string): Promise<string> {
  await page.setContent(
    `<style>${fontFaces()}text{font-variant-ligatures:none}</style>${svg}`,
  );
  await page.evaluate(() => document.fonts.ready);
  const runs = await page.evaluate(measureRuns);
  const outlines: string[] = [];
  for (const run of runs) outlines.push(await outline(run));
  return page.evaluate(replaceRuns, outlines);
}

/** In the browser: measures the characters of each text node. */
function measureRuns(): Run[] {
  return [...document.querySelectorAll("text")].flatMap((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const runs: Run[] = [];
    let index = 0;
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const style = getComputedStyle(node.parentElement as Element);
      // A space at the end is none.
      const count = Math.min(node.length, element.getNumberOfChars() - index);
      const chars = Array.from({ length: count }, (_, offset) => {
        const place = index + offset;
        const start = element.getStartPositionOfChar(place);
        const end = element.getEndPositionOfChar(place);
        const text = node.data[offset] ?? "";
        return { text, x: start.x, y: start.y, width: end.x - start.x };
      });
      index += count;
      runs.push({
        family: style.fontFamily,
        size: parseFloat(style.fontSize),
        slant: style.fontStyle,
        weight: Number(style.fontWeight),
        chars,
      });
    }
    return runs;
  });
}

/** In the browser: puts a path in the place of each text node. */
function replaceRuns(outlines: string[]): string {
  const svg = document.querySelector("svg") as SVGSVGElement;
  const rest = [...outlines];
  for (const element of svg.querySelectorAll("text")) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const paths: Element[] = [];
    while (walker.nextNode()) {
      const path = document.createElementNS(svg.namespaceURI ?? "", "path");
      const parent = walker.currentNode.parentElement as Element;
      for (const source of new Set([element, parent]))
        for (const { name, value } of source.attributes)
          path.setAttribute(name, value);
      path.setAttribute("d", rest.shift() ?? "");
      paths.push(path);
    }
    element.replaceWith(...paths);
  }
  const ofText = /^(?:x|y|dx|dy|style|text-anchor|xml:space|font-.*)$/;
  for (const element of svg.querySelectorAll("g, path"))
    for (const name of element.getAttributeNames())
      if (ofText.test(name)) element.removeAttribute(name);
  return `${new XMLSerializer().serializeToString(svg)}\n`;
}

const readFont = memoize(async (file: string): Promise<Font> => {
  const [{ create }, { default: decompress }] = await Promise.all([
    import("fontkitten"),
    import("woff2-encoder/decompress"),
  ]);
  const data = readFileSync(path.resolve(file));
  const font = create(
    file.endsWith("ttf") ? data : Buffer.from(await decompress(data)),
  );
  if (font.isCollection) throw new Error(`${file} has several fonts.`);
  return font;
});

/** Returns the outlines of a run as the data of a path. */
async function outline(run: Run): Promise<string> {
  const family = /[^"',]+/.exec(run.family)?.[0] ?? "";
  const file = typefaces[family]?.(run);
  if (!file) throw new Error(`No typeface for drawings: ${run.family}`);
  const font = await readFont(file);
  const { wght, opsz } = font.variationAxes;
  const instance = wght
    ? font.getVariation({
        wght: Math.min(run.weight, wght.max),
        ...(opsz && { opsz: Math.min(Math.max(run.size, opsz.min), opsz.max) }),
      })
    : font;
  const scale = run.size / font.unitsPerEm;
  return run.chars
    .map(({ text, x, y, width }) => {
      const code = text.codePointAt(0) ?? 0;
      if (!font.hasGlyphForCodePoint(code))
        throw new Error(`${family} has no "${text}": draw it as a path.`);
      const glyph = instance.glyphForCodePoint(code);
      // Figures of equal width are in the middle of their place.
      const room = /\d/.test(text) ? width - glyph.advanceWidth * scale : 0;
      return glyph.path.commands
        .map((command) => write(command, { x: x + room / 2, y, scale }))
        .join("");
    })
    .join("");
}

const letters: Record<PathCommand["command"], string> = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
};

/** Writes a command of a glyph, whose y goes up. */
function write(
  { command, args }: PathCommand,
  { x, y, scale }: { x: number; y: number; scale: number },
): string {
  const numbers = args.map((value, index) =>
    Number((index % 2 ? y - value * scale : x + value * scale).toFixed(2)),
  );
  return letters[command] + numbers.join(" ");
}
