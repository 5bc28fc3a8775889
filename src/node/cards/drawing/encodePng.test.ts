/** @jest-environment node */
import sharp from "sharp";
import { createPngEncoder } from "./encodePng";
import type { Rgb } from "./encodePng";

const palette: Rgb[] = Array.from({ length: 16 }, (_, step) => [
  step * 17,
  step * 17,
  step * 17,
]);
const picture = (...pixels: Rgb[]) => ({
  pixels: Buffer.from(pixels.flatMap((rgb) => [...rgb, 255])),
  width: pixels.length / 2,
  height: 2,
});
const colorsOf = async (png: Buffer) => {
  const pixels = await sharp(png).removeAlpha().raw().toBuffer();
  return Array.from({ length: pixels.length / 3 }, (_, at) => [
    ...pixels.subarray(at * 3, at * 3 + 3),
  ]);
};

test("what is written can be read: size, rows and exact colours", async () => {
  const shades = [3, 0, 15, 7, 8, 1, 2, 14].map((step) => palette[step] as Rgb);
  const png = createPngEncoder(palette)(picture(...shades));
  const { format, width, height } = await sharp(png).metadata();
  expect({ format, width, height }).toEqual({
    format: "png",
    width: 4,
    height: 2,
  });
  expect(await colorsOf(png)).toEqual(shades);
});

test("other colours become the nearest", async () => {
  const off = [2, 20, 60, 254].map((value): Rgb => [value, value, value]);
  const png = createPngEncoder(palette)(picture(...off));
  expect((await colorsOf(png)).map(([red]) => red)).toEqual([0, 17, 68, 255]);
});

test("a picture's bytes do not depend on what was written before", () => {
  const one = Array.from({ length: 256 }, (_, at): Rgb => [at, at, at]);
  const encode = createPngEncoder(palette);
  encode(picture(...one.toReversed()));
  const alone = createPngEncoder(palette)(picture(...one));
  expect(encode(picture(...one)).equals(alone)).toBe(true);
});
