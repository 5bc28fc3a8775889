import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";

/** What laying out a line needs to know of a font. */
export type FontMetrics = {
  /** Widths by code point, in parts of the type's size. A character that is not there has no glyph. */
  advances: ReadonlyMap<number, number>;
  /** Distance from the top of a line that is as high as its type to its baseline, in parts of the size. */
  baseline: number;
};

/** Unpacks one table of a WOFF file. */
function tableOf(woff: Buffer, tag: string): Buffer {
  const count = woff.readUInt16BE(12);
  for (let index = 0; index < count; index += 1) {
    const entry = 44 + index * 20;
    if (woff.toString("latin1", entry, entry + 4) !== tag) continue;
    const start = woff.readUInt32BE(entry + 4);
    const packed = woff.subarray(start, start + woff.readUInt32BE(entry + 8));
    const isPacked = packed.length < woff.readUInt32BE(entry + 12);
    return isPacked ? inflateSync(packed) : packed;
  }
  throw new Error(`The font has no table "${tag}".`);
}

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
 * Reads from a WOFF file which characters it has and how wide they are. satori
 * draws a box for any other, and cannot tell how wide a text will be.
 */
export function readFont(file: string): FontMetrics {
  const woff = readFileSync(file);
  const unitsPerEm = tableOf(woff, "head").readUInt16BE(18);
  const widths = tableOf(woff, "hmtx");
  const header = tableOf(woff, "hhea");
  // Glyphs after the last one listed are as wide as that.
  const last = header.readUInt16BE(34) - 1;
  const heights = header.readInt16BE(4) + header.readInt16BE(6);
  const advances = new Map<number, number>();
  for (const [code, glyph] of glyphsOf(tableOf(woff, "cmap"))) {
    const width = widths.readUInt16BE(Math.min(glyph, last) * 4);
    advances.set(code, width / unitsPerEm);
  }
  return { advances, baseline: 0.5 + heights / 2 / unitsPerEm };
}
