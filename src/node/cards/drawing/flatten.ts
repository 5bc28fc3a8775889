/** Lines, four numbers each: from x, y to x, y. */
export type Lines = readonly number[];

/** A curve in a letter of 88 pixels is off by less than a fiftieth of one. */
const tolerance = 0.02 / 88;

type Point = readonly [x: number, y: number];

/** A curve's point by its control points: de Casteljau's way, for any number of them. */
function pointAt(points: readonly Point[], part: number): Point {
  const [first, ...rest] = points;
  if (!first || rest.length === 0) return first ?? [0, 0];
  const between = rest.map(([x, y], index): Point => {
    const [fromX, fromY] = points[index] ?? first;
    return [fromX + (x - fromX) * part, fromY + (y - fromY) * part];
  });
  return pointAt(between, part);
}

/** How many lines a curve takes, by Wang's formula: as many as its control points lie off their neighbours' middle. */
function linesFor(points: readonly Point[]): number {
  const degree = points.length - 1;
  let most = 0;
  points.forEach(([x, y], at) => {
    const [before, after] = [points[at - 1], points[at + 1]];
    if (!before || !after) return;
    const off = [before[0] - 2 * x + after[0], before[1] - 2 * y + after[1]];
    most = Math.max(most, Math.hypot(...off));
  });
  const count = Math.sqrt((degree * (degree - 1) * most) / 8 / tolerance);
  return Math.max(1, Math.ceil(count));
}

const command = /([MLQCZ])([^MLQCZ]*)/g;

/**
 * The lines around the surfaces of an SVG path of absolute commands.
 * @param unit what the path's numbers are divided by
 */
export function flatten(path: string, unit: number): Lines {
  const lines: number[] = [];
  let start: Point = [0, 0];
  let last: Point = [0, 0];
  const lineTo = (to: Point) => {
    lines.push(...last, ...to);
    last = to;
  };
  for (const [, kind, numbers = ""] of path.matchAll(command)) {
    const all = (numbers.match(/-?[\d.]+/g) ?? []).map((n) => Number(n) / unit);
    const points = Array.from({ length: all.length / 2 }, (_, index): Point => [
      all[index * 2] ?? 0,
      all[index * 2 + 1] ?? 0,
    ]);
    if (kind === "M") last = start = points[0] ?? start;
    else if (kind === "Z") lineTo(start);
    else {
      const curve = [last, ...points];
      const count = linesFor(curve);
      for (let step = 1; step <= count; step += 1) {
        lineTo(pointAt(curve, step / count));
      }
    }
  }
  return lines;
}
