import { readFileSync } from "node:fs";
import path from "node:path";
import { Renderer } from "@takumi-rs/core";
import { fromJsx } from "@takumi-rs/helpers/jsx";
import sharp from "sharp";
import { Card, cardSize, coverSource } from "./Card";
import type { CardText } from "./Card";

/** Reads a font family: one file per alphabet. */
export function readFonts(
  root: string,
  family: string,
  weight: number,
  alphabets: string[],
) {
  const folder = path.join(
    root,
    "node_modules",
    "@fontsource",
    family,
    "files",
  );
  return alphabets.map((alphabet) => {
    const name = `${family}-${alphabet}`;
    const file = path.join(folder, `${name}-${weight}-normal.woff`);
    return { name, weight, data: readFileSync(file) };
  });
}

const toFontFamily = (fonts: { name: string }[]) =>
  fonts.map(({ name }) => name).join(", ");

/** Converts a cover to a format and size that the renderer handles quickly. */
const readCover = (file: string) =>
  sharp(file)
    .autoOrient()
    .resize({ width: cardSize.width, withoutEnlargement: true })
    .png()
    .toBuffer();

/** Returns a function that draws a card as PNG in a worker thread. */
export async function createCardRenderer(root: string) {
  const serif = readFonts(root, "source-serif-4", 600, [
    "latin",
    "latin-ext",
    "vietnamese",
    "cyrillic",
    "cyrillic-ext",
    "greek",
  ]);
  const sans = readFonts(root, "instrument-sans", 500, ["latin", "latin-ext"]);
  const fonts = {
    serif: toFontFamily(serif),
    // Instrument Sans lacks alphabets that Source Serif has.
    sans: toFontFamily([...sans, ...serif]),
  };
  const renderer = new Renderer();
  for (const font of [...serif, ...sans]) await renderer.registerFont(font);
  return async (text: CardText): Promise<Buffer> => {
    const { node } = await fromJsx(<Card text={text} fonts={fonts} />);
    const images = text.cover
      ? [{ src: coverSource, data: await readCover(text.cover) }]
      : [];
    const card = await renderer.render(node, {
      images,
      ...cardSize,
      format: "png",
    });
    // A photograph in full colour would be ten times as large.
    return text.cover ? sharp(card).png({ palette: true }).toBuffer() : card;
  };
}
