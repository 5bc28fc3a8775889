import { coverageOf } from "./coverage";
import { flatten } from "./flatten";

const textOf = (...paths: string[]) => ({
  glyphs: paths.map((path, x) => ({ x, y: 0, lines: flatten(path, 1) })),
  width: paths.length,
});
const place = { left: 0, baseline: 2, size: 1 };

/** Rows of levels, in hundredths, and where the first pixel is. */
const rowsOf = (...[text, at]: Parameters<typeof coverageOf>) => {
  const { left, top, width, levels } = coverageOf(text, at);
  const rows: number[][] = [];
  for (let from = 0; from < levels.length; from += width) {
    const row = Array.from(levels.subarray(from, from + width));
    rows.push(row.map((level) => Math.round(level / 2.55)));
  }
  return { left, top, rows };
};
const square = "M0,0L1,0L1,1L0,1Z";

test("a whole pixel is covered wholly, and nothing beside it", () => {
  expect(rowsOf(textOf(square), place)).toEqual({
    left: 0,
    top: 1,
    rows: [[100, 0, 0]],
  });
});

test("parts of pixels are covered by their share", () => {
  const half = { left: 10.5, baseline: 2.25, size: 1 };
  expect(rowsOf(textOf(square), half)).toEqual({
    left: 10,
    top: 1,
    rows: [
      [38, 38, 0, 0],
      [13, 13, 0, 0],
    ],
  });
});

test("slanted edges are exact, over several pixels of a row, too", () => {
  const steep = textOf("M0,0L1,1L0,1Z");
  expect(rowsOf(steep, place).rows).toEqual([[50, 0, 0]]);
  const flat = textOf("M0,0L4,0L0,1Z");
  expect(rowsOf(flat, place).rows).toEqual([[87, 62, 38, 13, 0, 0]]);
});

test("a contour inside another that goes the other way is a hole", () => {
  const ring = "M0,0L3,0L3,3L0,3ZM1,1L1,2L2,2L2,1Z";
  expect(rowsOf(textOf(ring), { ...place, baseline: 3 }).rows).toEqual([
    [100, 100, 100, 0, 0],
    [100, 0, 100, 0, 0],
    [100, 100, 100, 0, 0],
  ]);
});

test("what two strokes cover is covered once", () => {
  expect(rowsOf(textOf(square + square), place).rows).toEqual([[100, 0, 0]]);
});

test("glyphs stand beside each other, as large as the type", () => {
  const { rows } = rowsOf(textOf(square, "", square), {
    left: 0,
    baseline: 2,
    size: 2,
  });
  expect(rows).toEqual(Array(2).fill([100, 100, 0, 0, 100, 100, 0, 0]));
});

test("blanks cover nothing", () => {
  expect(rowsOf(textOf("", ""), place).rows).toEqual([]);
});
