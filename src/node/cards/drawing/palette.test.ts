import { paletteOf, shadesOf } from "./palette";

const colors = {
  paper: "#ffffff",
  ink: "#000000",
  soft: "#404040",
  line: "#d0d0d0",
  rule: "#ff0000",
};
const palette = paletteOf(colors);

test("a palette is what a PNG of half a byte a pixel can have, paper first", () => {
  expect(palette).toHaveLength(16);
  expect(palette[0]).toEqual([255, 255, 255]);
});

test("shades go from one colour to the other through the nearest there are", () => {
  const shades = shadesOf(palette, colors.paper, colors.ink);
  expect(palette[shades[0] ?? 99]).toEqual([255, 255, 255]);
  expect(palette[shades[255] ?? 99]).toEqual([0, 0, 0]);
  const greys = Array.from(shades, (index) => palette[index]?.[0] ?? NaN);
  greys.forEach((grey, step) => {
    expect(Math.abs(grey - (255 - step))).toBeLessThanOrEqual(12);
  });
  expect(greys).toEqual(greys.toSorted((a, b) => b - a));
});

test("a plain colour is itself", () => {
  const shades = shadesOf(palette, colors.paper, colors.rule);
  expect(palette[shades[255] ?? 99]).toEqual([255, 0, 0]);
});
