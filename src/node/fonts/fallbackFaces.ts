import path from "node:path";
import type { Font } from "@capsizecss/unpack";

type Face = { weight: number; style: "normal" | "italic" };
type LocalFont = {
  /** What the stack of tokens.css calls it. */
  family: string;
  /** Names by which systems have it, and its mean advance in em. */
  normal: readonly [names: readonly string[], advance: number];
  bold: LocalFont["normal"];
  italic?: LocalFont["normal"];
};

/** The pair of typefaces: a package of Fontsource each, and what pages use of it. */
const webFonts: readonly { name: string; faces: Face[]; local: LocalFont[] }[] =
  [
    {
      name: "source-serif-4",
      faces: [
        { weight: 400, style: "normal" },
        { weight: 400, style: "italic" },
        { weight: 600, style: "normal" },
      ],
      // Chosen so that English and German prose is as wide as in the web font, measured in a browser.
      local: [
        {
          family: "Serif Times",
          normal: [["Times New Roman", "Liberation Serif"], 0.4102],
          bold: [["Times New Roman Bold", "Liberation Serif Bold"], 0.4346],
          italic: [
            ["Times New Roman Italic", "Liberation Serif Italic"],
            0.4103,
          ],
        },
        {
          family: "Serif Noto",
          normal: [["Noto Serif", "Noto Serif Regular"], 0.481],
          bold: [["Noto Serif Bold"], 0.512],
          italic: [["Noto Serif Italic"], 0.469],
        },
        {
          family: "Serif DejaVu",
          normal: [["DejaVu Serif"], 0.5217],
          bold: [["DejaVu Serif Bold"], 0.576],
          italic: [["DejaVu Serif Italic"], 0.5218],
        },
      ],
    },
    {
      name: "instrument-sans",
      faces: [
        { weight: 400, style: "normal" },
        { weight: 500, style: "normal" },
        { weight: 600, style: "normal" },
      ],
      local: [
        {
          family: "Sans Arial",
          normal: [["Arial", "Liberation Sans"], 0.4509],
          bold: [["Arial Bold", "Liberation Sans Bold"], 0.4835],
        },
        {
          family: "Sans Roboto",
          normal: [["Roboto"], 0.448],
          bold: [["Roboto Bold"], 0.4571],
        },
        {
          family: "Sans DejaVu",
          normal: [["DejaVu Sans"], 0.5121],
          bold: [["DejaVu Sans Bold"], 0.5797],
        },
      ],
    },
  ];

/**
 * Writes faces of local fonts that are stretched to the web fonts' metrics, for
 * each weight, so that a font which arrives late (or never) moves nothing.
 * @param root the project's folder
 */
export async function createFallbackFaces(root: string): Promise<string> {
  const { fromFile } = await import("@capsizecss/unpack/fs");
  const faces = await Promise.all(
    webFonts.flatMap(({ name, faces, local }) =>
      faces.map(async (face) => {
        const file = `${name}-latin-${face.weight}-${face.style}.woff2`;
        const folder = `node_modules/@fontsource/${name}/files`;
        const web = await fromFile(path.join(root, folder, file));
        return local.map((font) => createFace(font, face, web)).join("");
      }),
    ),
  );
  return faces.join("");
}

function createFace(font: LocalFont, { weight, style }: Face, web: Font) {
  const upright = weight < 600 ? font.normal : font.bold;
  const [names, advance] =
    style === "italic" ? (font.italic ?? upright) : upright;
  const size = web.xWidthAvg / web.unitsPerEm / advance;
  const percent = (units: number) =>
    `${((units / web.unitsPerEm / size) * 100).toFixed(2)}%`;
  return [
    `@font-face{font-family:"${font.family}"`,
    `src:${names.map((name) => `local("${name}")`).join(",")}`,
    `font-weight:${weight}`,
    `font-style:${style}`,
    `size-adjust:${(size * 100).toFixed(2)}%`,
    `ascent-override:${percent(web.ascent)}`,
    `descent-override:${percent(-web.descent)}`,
    `line-gap-override:${percent(web.lineGap)}}`,
  ].join(";");
}
