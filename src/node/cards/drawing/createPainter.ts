import { readColors } from "./colors";
import type { CardColors } from "./colors";
import { coverageOf } from "./coverage";
import { createPicture, encodePng, setPixel } from "./encodePng";
import type { Picture } from "./encodePng";
import { cardSize, layoutCard, sheet } from "./layoutCard";
import type { CardTexts, Run } from "./layoutCard";
import { paletteOf, shadesOf } from "./palette";
import { createShaper } from "./shapeText";
import { readTypefaces } from "./typefaces";

const { width, height } = cardSize;

/** What is on every card. Paper is the palette's first colour. */
function drawGround(line: number, rule: number): Picture {
  const ground = createPicture(width, height);
  for (let x = 0; x < width; x += 1) {
    setPixel(ground, x, sheet.head, line);
    setPixel(ground, x, sheet.foot, line);
  }
  for (let x = sheet.line; x < sheet.line + sheet.thickness; x += 1) {
    for (let y = 0; y < height; y += 1) {
      setPixel(ground, x, y, rule);
    }
  }
  return ground;
}

/** Draws cards as PNG; the same texts give the same bytes. */
export async function createPainter(root: string) {
  const faces = readTypefaces(root);
  const colors = readColors(root);
  const shape = await createShaper();
  const palette = paletteOf(colors);
  const shadesTo = (color: keyof CardColors) =>
    shadesOf(palette, colors.paper, colors[color]);
  const fullOf = (color: keyof CardColors) => shadesTo(color)[255] ?? 0;
  const shades = { ink: shadesTo("ink"), soft: shadesTo("soft") };
  const ground = drawGround(fullOf("line"), fullOf("rule"));

  const write = (picture: Picture, run: Run) => {
    const { face, text, tracking, size, baseline, right = 0, color } = run;
    const shaped = shape(faces[face], text, tracking);
    const left = run.left ?? width - right - shaped.width * size;
    const covered = coverageOf(shaped, { left, baseline, size });
    const { left: from, top, levels } = covered;
    const shade = shades[color];
    let at = 0;
    for (let y = top; y < top + covered.height; y += 1) {
      for (let x = from; x < from + covered.width; x += 1) {
        const level = levels[at] ?? 0;
        at += 1;
        // Nothing but paper is below a text.
        if (level > 0) setPixel(picture, x, y, shade[level] ?? 0);
      }
    }
  };

  return (card: CardTexts): Buffer => {
    const picture = { ...ground, rows: Buffer.from(ground.rows) };
    for (const run of layoutCard(faces, card)) write(picture, run);
    return encodePng(picture, palette);
  };
}
