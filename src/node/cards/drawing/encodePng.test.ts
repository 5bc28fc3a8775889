/** @jest-environment node */
import sharp from "sharp";
import { createPicture, encodePng, setPixel } from "./encodePng";
import type { Rgb } from "./palette";

const palette: Rgb[] = Array.from({ length: 16 }, (_, step) => [
  step * 17,
  step * 10,
  255 - step,
]);
const pictureOf = (width: number, ...colors: number[]) => {
  const picture = createPicture(width, colors.length / width);
  colors.forEach((color, at) => {
    setPixel(picture, at % width, Math.floor(at / width), color);
  });
  return picture;
};
const read = async (png: Buffer) => {
  const image = sharp(png);
  const { format, width, height } = await image.metadata();
  const pixels = await image.removeAlpha().raw().toBuffer();
  const colors = Array.from({ length: pixels.length / 3 }, (_, at) => [
    ...pixels.subarray(at * 3, at * 3 + 3),
  ]);
  return { format, width, height, colors };
};

test.each([
  ["even", 4, [3, 0, 15, 7, 8, 1, 2, 14]],
  ["odd", 3, [3, 0, 15, 7, 8, 1]],
])(
  "what is written can be read: size, rows and exact colours, %s widths",
  async (_, width, colors) => {
    const png = encodePng(pictureOf(width, ...colors), palette);
    expect(await read(png)).toEqual({
      format: "png",
      width,
      height: 2,
      colors: colors.map((color) => palette[color]),
    });
  },
);

test("a pixel takes its last colour, and leaves its neighbours theirs", async () => {
  const picture = pictureOf(4, 15, 15, 15, 15);
  setPixel(picture, 1, 0, 2);
  setPixel(picture, 2, 0, 3);
  const { colors } = await read(encodePng(picture, palette));
  expect(colors).toEqual([15, 2, 3, 15].map((color) => palette[color]));
});
