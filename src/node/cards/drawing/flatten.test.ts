import { flatten } from "./flatten";

/** What lines go around: below 0 or above, by their direction. */
const areaIn = (path: string, unit = 1) => {
  const lines = flatten(path, unit);
  let area = 0;
  for (let at = 0; at < lines.length; at += 4) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = lines.slice(at, at + 4);
    area += (x0 * y1 - x1 * y0) / 2;
  }
  return area;
};

test("reads lines, and closes what they go around", () => {
  expect(flatten("M0,0L10,0L10,-5Z", 10)).toEqual([
    ...[0, 0, 1, 0],
    ...[1, 0, 1, -0.5],
    ...[1, -0.5, 0, 0],
  ]);
});

test("begins anew with each contour", () => {
  expect(areaIn("M0,0L2,0L2,2L0,2ZM5,5L6,5L6,6L5,6Z")).toBe(5);
});

test("follows curves as closely as a letter needs", () => {
  // Two thirds of the triangle around a parabola, and a quarter of a circle.
  expect(areaIn("M0,0Q1,0 1,1Z")).toBeCloseTo(1 / 3, 3);
  const circle = "M1,0C1,0.5523 0.5523,1 0,1L0,0Z";
  expect(areaIn(circle)).toBeCloseTo(Math.PI / 4, 3);
});
