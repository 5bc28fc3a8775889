import path from "node:path";
import { readFont } from "./readFont";
import type { FontMetrics } from "./readFont";

export type FontFile = FontMetrics & { name: string; file: string };

/** A family as the card uses it: files that stand in for each other, the first that has a character draws it. */
export type Typeface = { files: FontFile[] };
export type Typefaces = { serif: Typeface; sans: Typeface };

/** Each alphabet is a file of its own. */
const alphabets = [
  "latin",
  "latin-ext",
  "cyrillic",
  "greek",
  "vietnamese",
  "cyrillic-ext",
];

const filesOf = (root: string, family: string, weight: number, of: string[]) =>
  of.map((alphabet) => {
    const name = `${family}-${alphabet}-${weight}-normal`;
    const folder = path.join(root, "node_modules/@fontsource", family, "files");
    const file = path.join(folder, `${name}.woff`);
    return { name, file, ...readFont(file) };
  });

/** Reads what the card's typefaces can do; what Instrument Sans lacks, the serif has. */
export function readTypefaces(root: string): Typefaces {
  const serif = filesOf(root, "source-serif-4", 600, alphabets);
  const sans = filesOf(root, "instrument-sans", 500, ["latin", "latin-ext"]);
  return {
    serif: { files: serif },
    sans: { files: [...sans, ...serif] },
  };
}

/** The file that has a character. */
export const fileFor = ({ files }: Typeface, char: string) =>
  files.find(({ advances }) => advances.has(char.codePointAt(0) ?? 0));

/** Whether the typeface can draw a character. */
export const hasGlyph = (face: Typeface, char: string): boolean =>
  fileFor(face, char) !== undefined;

/** How wide a text is, in parts of its size. Without kerning, which on the whole makes it narrower. */
export function widthOf(face: Typeface, text: string, tracking = 0): number {
  let width = 0;
  for (const char of text) {
    const advance = fileFor(face, char)?.advances.get(char.codePointAt(0) ?? 0);
    width += (advance ?? 0) + tracking;
  }
  return width;
}
