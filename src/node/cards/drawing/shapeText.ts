import { readFileSync } from "node:fs";
import { flatten } from "./flatten";
import type { Lines } from "./flatten";
import { fileFor } from "./typefaces";
import type { FontFile, Typeface } from "./typefaces";
import { unpackWoff } from "./woff";

/** A text's glyphs on a baseline at 0, in parts of its size, upwards. */
export type ShapedText = {
  glyphs: { x: number; y: number; lines: Lines }[];
  width: number;
};

/** Parts of a text that one file of the typeface draws. */
function runsOf(face: Typeface, text: string) {
  const runs: { file: FontFile; text: string }[] = [];
  for (const char of text) {
    const last = runs.at(-1);
    const file = fileFor(face, char) ?? last?.file ?? face.files[0];
    if (!file) continue;
    if (last?.file === file) last.text += char;
    else runs.push({ file, text: char });
  }
  return runs;
}

/** Makes glyphs of text as a browser would: with kerning and ligatures. */
export async function createShaper() {
  const { default: loading } = await import("harfbuzzjs");
  const harfbuzz = await loading;

  const open = ({ file }: FontFile) => {
    const blob = harfbuzz.createBlob(unpackWoff(readFileSync(file)));
    const face = harfbuzz.createFace(blob, 0);
    const font = harfbuzz.createFont(face);
    return { font, unit: face.upem, outlines: new Map<number, Lines>() };
  };
  const opened = new Map<FontFile, ReturnType<typeof open>>();
  const fontOf = (file: FontFile) => {
    const font = opened.get(file) ?? open(file);
    opened.set(file, font);
    return font;
  };

  /** @param tracking space after each glyph, in parts of the size */
  return (face: Typeface, text: string, tracking: number): ShapedText => {
    const glyphs: ShapedText["glyphs"] = [];
    let width = 0;
    for (const run of runsOf(face, text)) {
      const { font, unit, outlines } = fontOf(run.file);
      const buffer = harfbuzz.createBuffer();
      buffer.addText(run.text);
      buffer.guessSegmentProperties();
      harfbuzz.shape(font, buffer);
      for (const { g, ax, dx, dy } of buffer.json()) {
        const lines = outlines.get(g) ?? flatten(font.glyphToPath(g), unit);
        outlines.set(g, lines);
        glyphs.push({ x: width + dx / unit, y: dy / unit, lines });
        width += ax / unit + tracking;
      }
      buffer.destroy();
    }
    return { glyphs, width };
  };
}
