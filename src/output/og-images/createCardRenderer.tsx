import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { Renderer } from "@takumi-rs/core";
import { fromJsx } from "@takumi-rs/helpers/jsx";
import sharp from "sharp";
import { typefacePairs } from "../../config/typefaces";
import type { Face, Typeface } from "../../config/typefaces";
import type { ResolvedSite } from "../../config/types";
import { isDrawing } from "../../site/content/images";
import { findFontFile } from "../fonts/typefaceFiles";
import { Card, cardSize, coverSource } from "./Card";
import type { CardText } from "./Card";

const alphabets = [
  ...["latin", "latin-ext", "vietnamese"],
  ...["cyrillic", "cyrillic-ext", "greek"],
];

/** Reads the upright font of a typeface: one file for each alphabet that its package has. */
function readFonts(root: string, typeface: Typeface, weight: Face["weight"]) {
  const files = alphabets.map((alphabet) =>
    findFontFile(root, typeface, { weight, style: "normal" }, alphabet),
  );
  return [...new Set(files)]
    .filter((file) => existsSync(file))
    .map((file) => ({ name: path.parse(file).name, data: readFileSync(file) }));
}

const toFontFamily = (fonts: { name: string }[]) =>
  fonts.map(({ name }) => name).join(", ");

/** Converts a cover to a format and size that the renderer handles quickly. */
const readCover = (file: string) =>
  sharp(file)
    .autoOrient()
    .resize({ width: cardSize.width, withoutEnlargement: !isDrawing(file) })
    .png()
    .toBuffer();

/** Returns a function that draws a card as PNG in a worker thread. */
export async function createCardRenderer(
  root: string,
  { typefaces, colors }: ResolvedSite,
) {
  // The theme's typeface has more alphabets than most.
  const text = [typefaces.text, typefacePairs.source.text].flatMap((typeface) =>
    readFonts(root, typeface, 600),
  );
  const labels = [...readFonts(root, typefaces.labels, 500), ...text];
  const fonts = { text: toFontFamily(text), labels: toFontFamily(labels) };
  const renderer = new Renderer();
  const byName = new Map(labels.map((font) => [font.name, font]));
  for (const font of byName.values()) await renderer.registerFont(font);
  return async (text: CardText): Promise<Buffer> => {
    const { node } = await fromJsx(
      <Card text={text} fonts={fonts} colors={colors.light} />,
    );
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
