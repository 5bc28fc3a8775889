import { readFileSync } from "node:fs";
import path from "node:path";
import { Renderer } from "@takumi-rs/core";
import { fromJsx } from "@takumi-rs/helpers/jsx";
import { Card, cardSize } from "./Card";
import type { CardText } from "./Card";

/** Reads a font family: one file for each alphabet. */
function readFonts(
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

/** Returns a function that draws a card as PNG, in a thread of its own. */
export function createCardRenderer(root: string) {
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
  return async (text: CardText): Promise<Buffer> => {
    const { node } = await fromJsx(<Card text={text} fonts={fonts} />);
    return renderer.render(node, {
      ...cardSize,
      format: "png",
      fonts: [...serif, ...sans],
    });
  };
}
