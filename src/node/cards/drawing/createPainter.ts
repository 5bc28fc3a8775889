import sharp from "sharp";
import { readColors } from "./colors";
import type { CardColors } from "./colors";
import { createPngEncoder } from "./encodePng";
import type { Rgb } from "./encodePng";
import { cardSize, layoutCard, sheet } from "./layoutCard";
import type { CardTexts } from "./layoutCard";
import { createOutliner } from "./outline";
import { readTypefaces } from "./typefaces";

const { width, height } = cardSize;

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
function paletteOf({ paper, ink, soft, line, rule }: CardColors): Rgb[] {
  const steps = Array.from({ length: 11 }, (_, step) =>
    mix(rgb(paper), rgb(ink), (step + 1) / 12),
  );
  return [...[paper, ink, soft, line, rule].map(rgb), ...steps];
}

/** What is on every card. */
const groundOf = ({ paper, line, rule }: CardColors) =>
  `<path fill="${paper}" d="M0 0h${width}v${height}H0z"/>` +
  `<path fill="${line}" d="M0 ${sheet.head}h${width}v1H0zM0 ${sheet.foot}h${width}v1H0z"/>` +
  `<path fill="${rule}" d="M${sheet.line} 0h${sheet.thickness}v${height}h-${sheet.thickness}z"/>`;

/** Draws cards as PNG; the same texts give the same bytes. */
export function createPainter(root: string) {
  const faces = readTypefaces(root);
  const colors = readColors(root);
  const encode = createPngEncoder(paletteOf(colors));
  const outline = createOutliner(faces);
  const ground = groundOf(colors);
  const size = `width="${width}" height="${height}"`;
  return async (card: CardTexts): Promise<Buffer> => {
    let svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ground}`;
    for (const run of layoutCard(faces, card)) {
      const place = `translate(${run.left ?? 0} ${run.baseline})`;
      const data = await outline(run);
      svg += `<path fill="${colors[run.color]}" transform="${place}" d="${data}"/>`;
    }
    const picture = sharp(Buffer.from(`${svg}</svg>`)).ensureAlpha();
    return encode({ pixels: await picture.raw().toBuffer(), width, height });
  };
}
