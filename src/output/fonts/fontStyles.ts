import type { Font } from "@capsizecss/unpack";
import { displayCut, listFaces } from "../../config/typefaces";
import type { Face, Typeface, Typefaces } from "../../config/typefaces";
import { findFontFile } from "./typefaceFiles";

/** The names by which systems have a font, and its mean advance in em. */
type LocalFace = readonly [names: readonly string[], advance: number];
type LocalFont = {
  name: string;
  normal: LocalFace;
  bold: LocalFace;
  italic: LocalFace;
};

/** The fonts of readers' systems, by kind, chosen so that English and German prose is as wide as in the theme's typefaces, measured in a browser. */
const localFonts: Record<Typeface["kind"], readonly LocalFont[]> = {
  serif: [
    {
      name: "Georgia",
      normal: [["Georgia", "Gelasio"], 0.4458],
      bold: [["Georgia Bold", "Gelasio Bold"], 0.5186],
      italic: [["Georgia Italic", "Gelasio Italic"], 0.4546],
    },
    {
      name: "Noto",
      normal: [["Noto Serif", "Noto Serif Regular"], 0.481],
      bold: [["Noto Serif Bold"], 0.512],
      italic: [["Noto Serif Italic"], 0.469],
    },
    {
      name: "Times",
      normal: [["Times New Roman", "Liberation Serif"], 0.4102],
      bold: [["Times New Roman Bold", "Liberation Serif Bold"], 0.4346],
      italic: [["Times New Roman Italic", "Liberation Serif Italic"], 0.4103],
    },
    {
      name: "DejaVu",
      normal: [["DejaVu Serif"], 0.5194],
      bold: [["DejaVu Serif Bold"], 0.5734],
      italic: [["DejaVu Serif Italic"], 0.5209],
    },
  ],
  sans: [
    {
      name: "Arial",
      normal: [["Arial", "Liberation Sans"], 0.4509],
      bold: [["Arial Bold", "Liberation Sans Bold"], 0.4835],
      italic: [["Arial Italic", "Liberation Sans Italic"], 0.4509],
    },
    {
      name: "Roboto",
      normal: [["Roboto"], 0.448],
      bold: [["Roboto Bold"], 0.4571],
      italic: [["Roboto Italic"], 0.448],
    },
    {
      name: "DejaVu",
      normal: [["DejaVu Sans"], 0.5121],
      bold: [["DejaVu Sans Bold"], 0.5797],
      italic: [["DejaVu Sans Oblique"], 0.5121],
    },
  ],
};

const generic = { serif: "Georgia, serif", sans: "system-ui, sans-serif" };

/** Lists the families that browsers try in turn: the typeface, local fonts in its place, any font of its kind. */
function stackFonts({ family, kind }: Typeface): string {
  const local = localFonts[kind].map(({ name }) => `${family} ${name}`);
  const names = [family, ...local].map((name) => JSON.stringify(name));
  return [...names, generic[kind]].join(",");
}

/**
 * Writes the typefaces for stylesheets, and faces of local fonts that are
 * stretched to their metrics, for each weight, so that a font which arrives
 * late (or never) moves nothing.
 * @param root the project's folder
 * @param displayAddress the address of the text's cut for large sizes, if it has one
 */
export async function createFontStyles(
  root: string,
  typefaces: Typefaces,
  displayAddress?: string,
): Promise<string> {
  const { fromFile } = await import("@capsizecss/unpack/fs");
  const faces = await Promise.all(
    listFaces(typefaces).flatMap(({ typeface, faces }) =>
      faces
        // Bold italics are too rare to weigh on each page.
        .filter(({ weight, style }) => weight === 400 || style === "normal")
        .map(async (face) => {
          const web = await fromFile(findFontFile(root, typeface, face));
          return localFonts[typeface.kind]
            .map((font) => createFace(typeface.family, font, face, web))
            .join("");
        }),
    ),
  );
  const { text, labels } = typefaces;
  const stacks = `--font-text:${stackFonts(text)};--font-label:${stackFonts(labels)}`;
  const display = displayAddress && describeDisplay(text, displayAddress);
  const tokens = `@layer tokens{:root{${stacks}${display ? display.tokens : ""}}}`;
  return [tokens, ...faces, display ? display.face : ""].join("");
}

/** Text in it never changes its font: the cut is used where it arrives at once, or from the next page on. */
const describeDisplay = (text: Typeface, address: string) => ({
  tokens: `;--font-display:"${displayCut.family}",${stackFonts(text)};--display-weight:400;--display-spacing:-.01em`,
  face: `@font-face{font-family:"${displayCut.family}";src:url(${address}) format("woff2");font-display:optional}`,
});

function createFace(
  family: string,
  font: LocalFont,
  { weight, style }: Face,
  web: Font,
) {
  const upright = weight < 600 ? font.normal : font.bold;
  const [names, advance] = style === "italic" ? font.italic : upright;
  const size = web.xWidthAvg / web.unitsPerEm / advance;
  const percent = (units: number) =>
    `${((units / web.unitsPerEm / size) * 100).toFixed(2)}%`;
  return [
    `@font-face{font-family:${JSON.stringify(`${family} ${font.name}`)}`,
    `src:${names.map((name) => `local("${name}")`).join(",")}`,
    `font-weight:${weight}`,
    `font-style:${style}`,
    `size-adjust:${(size * 100).toFixed(2)}%`,
    `ascent-override:${percent(web.ascent)}`,
    `descent-override:${percent(-web.descent)}`,
    `line-gap-override:${percent(web.lineGap)}}`,
  ].join(";");
}
