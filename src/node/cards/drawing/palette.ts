import type { CardColors } from "./colors";

export type Rgb = readonly [red: number, green: number, blue: number];

const rgb = (color: string): Rgb => [
  parseInt(color.slice(1, 3), 16),
  parseInt(color.slice(3, 5), 16),
  parseInt(color.slice(5, 7), 16),
];

const mix = (from: Rgb, to: Rgb, part: number): Rgb => [
  Math.round(from[0] + (to[0] - from[0]) * part),
  Math.round(from[1] + (to[1] - from[1]) * part),
  Math.round(from[2] + (to[2] - from[2]) * part),
];

/** The colours that occur: the plain ones, and eleven steps from paper to ink at the edges of letters. */
export function paletteOf({ paper, ink, soft, line, rule }: CardColors): Rgb[] {
  const steps = Array.from({ length: 11 }, (_, step) =>
    mix(rgb(paper), rgb(ink), (step + 1) / 12),
  );
  return [...[paper, ink, soft, line, rule].map(rgb), ...steps];
}

const distance = (one: Rgb, [red, green, blue]: Rgb) =>
  (one[0] - red) ** 2 + (one[1] - green) ** 2 + (one[2] - blue) ** 2;

const nearest = (palette: readonly Rgb[], color: Rgb) => {
  const distances = palette.map((one) => distance(one, color));
  return distances.indexOf(Math.min(...distances));
};

/** Indices of the colours between two, from the first to the second in 256 steps. */
export const shadesOf = (
  palette: readonly Rgb[],
  from: string,
  to: string,
): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, step) =>
    nearest(palette, mix(rgb(from), rgb(to), step / 255)),
  );
