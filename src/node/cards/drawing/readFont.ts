import { readFileSync } from "node:fs";
import { tablesOf } from "./woff";

/** What laying out a line needs to know of a font. */
export type FontMetrics = {
  /** Widths by code point, in parts of the type's size. A character that is not there has no glyph. */
  advances: ReadonlyMap<number, number>;
};

/** Where cmap keeps the characters of the basic plane: a subtable of format 4. */
function basicPlane(cmap: Buffer): Buffer {
  const count = cmap.readUInt16BE(2);
  for (let index = 0; index < count; index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + index * 8));
    if (table.readUInt16BE(0) === 4) return table;
  }
  throw new Error("The font's characters are listed in an unknown format.");
}

/** Glyphs by code point. */
function* glyphsOf(cmap: Buffer): Generator<[number, number]> {
  const table = basicPlane(cmap);
  const doubled = table.readUInt16BE(6);
  const ends = 14;
  const starts = ends + doubled + 2;
  const deltas = starts + doubled;
  const offsets = deltas + doubled;
  for (let at = 0; at < doubled; at += 2) {
    const start = table.readUInt16BE(starts + at);
    const end = table.readUInt16BE(ends + at);
    const delta = table.readUInt16BE(deltas + at);
    const offset = table.readUInt16BE(offsets + at);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const listed =
        offset === 0
          ? code
          : table.readUInt16BE(offsets + at + offset + (code - start) * 2);
      const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph > 0) yield [code, glyph];
    }
  }
}

/**
 * Reads from a WOFF file which characters it has and how wide they are: all that
 * breaking lines needs, without the library that makes glyphs of them.
 */
export function readFont(file: string): FontMetrics {
  const tables = new Map(
    tablesOf(readFileSync(file)).map(({ tag, unpack }) => [tag, unpack]),
  );
  const tableOf = (tag: string) => {
    const unpack = tables.get(tag);
    if (!unpack) throw new Error(`The font has no table "${tag}".`);
    return unpack();
  };
  const unitsPerEm = tableOf("head").readUInt16BE(18);
  const widths = tableOf("hmtx");
  // Glyphs after the last one listed are as wide as that.
  const last = tableOf("hhea").readUInt16BE(34) - 1;
  const advances = new Map<number, number>();
  for (const [code, glyph] of glyphsOf(tableOf("cmap"))) {
    const width = widths.readUInt16BE(Math.min(glyph, last) * 4);
    advances.set(code, width / unitsPerEm);
  }
  return { advances };
}
