/** @jest-environment node */
import { createShaper } from "./shapeText";
import { readTypefaces, widthOf } from "./typefaces";

const { serif, sans } = readTypefaces(process.cwd());

test("a text is as wide as its letters, and narrower where they are kerned", async () => {
  const shape = await createShaper();
  expect(shape(serif, "nnn", 0).width).toBeCloseTo(widthOf(serif, "nnn"), 3);
  expect(shape(serif, "AVAVA", 0).width).toBeLessThan(widthOf(serif, "AVAVA"));
});

test("tracking is added to each letter", async () => {
  const shape = await createShaper();
  const { width } = shape(serif, "nnn", 0);
  expect(shape(serif, "nnn", -0.015).width).toBeCloseTo(width - 0.045, 5);
});

test("each letter comes from the first file that has it", async () => {
  const shape = await createShaper();
  for (const text of ["Łódź", "Привет", "a–Я"]) {
    const { glyphs, width } = shape(sans, text, 0);
    expect(glyphs).toHaveLength(Array.from(text).length);
    expect(glyphs.every(({ lines }) => lines.length > 0)).toBe(true);
    expect(width).toBeCloseTo(widthOf(sans, text), 1);
  }
});

test("letters follow each other from the left", async () => {
  const shape = await createShaper();
  const places = shape(serif, "Ein Я", 0).glyphs.map(({ x }) => x);
  expect(places[0]).toBe(0);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
