import type { ShapedText } from "./shapeText";

/** A part of a card, and how much of each of its pixels is covered: 0 to 255. */
export type Coverage = Box & { levels: Uint8Array };

type Box = { left: number; top: number; width: number; height: number };

type Place = { left: number; baseline: number; size: number };

/** The area to the left of `to` and to the right of an edge from `left` to `right`, in a row of height 1. */
function areaBefore(to: number, left: number, right: number): number {
  const within = Math.min(right, Math.max(left, to)) - left;
  return within ** 2 / 2 + Math.max(0, to - right) * (right - left);
}

/** The share of a pixel to the right of an edge that runs from `left` to `right`. */
function rightOf(pixel: number, left: number, right: number): number {
  const run = right - left;
  if (run < 1e-6) return Math.min(1, Math.max(0, pixel + 1 - left));
  const upTo = areaBefore(pixel + 1, left, right);
  return (upTo - areaBefore(pixel, left, right)) / run;
}

/**
 * Adds a part of an edge, as long as a row is high or shorter, to what changes
 * along that row.
 * @param share how much of the row's height it takes; below 0 where what is covered ends
 */
function addEdge(
  changes: Float32Array,
  row: number,
  share: number,
  left: number,
  right: number,
): void {
  const end = Math.max(Math.ceil(right), Math.floor(left) + 1);
  let before = 0;
  for (let pixel = Math.floor(left); pixel < end; pixel += 1) {
    const covered = rightOf(pixel, left, right);
    changes[row + pixel] =
      (changes[row + pixel] ?? 0) + share * (covered - before);
    before = covered;
  }
  changes[row + end] = (changes[row + end] ?? 0) + share * (1 - before);
}

/** Adds a line around a surface, from one point to another. */
function addLine(
  changes: Float32Array,
  width: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): void {
  if (y0 === y1) return;
  const sign = y0 < y1 ? 1 : -1;
  const slope = (x1 - x0) / (y1 - y0);
  const [x, top, bottom] = y0 < y1 ? [x0, y0, y1] : [x1, y1, y0];
  for (let row = Math.floor(top); row < bottom; row += 1) {
    const from = Math.max(row, top);
    const to = Math.min(row + 1, bottom);
    const a = x + (from - top) * slope;
    const b = x + (to - top) * slope;
    const share = (to - from) * sign;
    addEdge(changes, row * width, share, Math.min(a, b), Math.max(a, b));
  }
}

/** The place that a text takes, a pixel more at its right for edges that end there. */
function boxOf({ glyphs }: ShapedText, { left, baseline, size }: Place): Box {
  let [minX, maxX, minY, maxY] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y, lines } of glyphs) {
    for (let at = 0; at < lines.length; at += 2) {
      const lineX = left + (x + (lines[at] ?? 0)) * size;
      const lineY = baseline - (y + (lines[at + 1] ?? 0)) * size;
      minX = Math.min(minX, lineX);
      maxX = Math.max(maxX, lineX);
      minY = Math.min(minY, lineY);
      maxY = Math.max(maxY, lineY);
    }
  }
  const isEmpty = minX > maxX;
  const from = { left: Math.floor(minX), top: Math.floor(minY) };
  const width = Math.ceil(maxX) - from.left + 2;
  const height = Math.ceil(maxY) - from.top;
  return isEmpty
    ? { left: 0, top: 0, width: 0, height: 0 }
    : { ...from, width, height };
}

/**
 * How much of each pixel a text covers, to the exact share, as font-rs and
 * stb_truetype find it: every edge says what changes along its rows, and the
 * sum of all changes up to a pixel is what is covered there.
 */
export function coverageOf(text: ShapedText, place: Place): Coverage {
  const box = boxOf(text, place);
  const { width } = box;
  const changes = new Float32Array(width * box.height);
  for (const { x, y, lines } of text.glyphs) {
    const left = place.left + x * place.size - box.left;
    const top = place.baseline - y * place.size - box.top;
    for (let at = 0; at < lines.length; at += 4) {
      addLine(
        changes,
        width,
        left + (lines[at] ?? 0) * place.size,
        top - (lines[at + 1] ?? 0) * place.size,
        left + (lines[at + 2] ?? 0) * place.size,
        top - (lines[at + 3] ?? 0) * place.size,
      );
    }
  }
  return { ...box, levels: sumUp(changes, width) };
}

/** What is covered, of what changes along each row. */
function sumUp(changes: Float32Array, width: number): Uint8Array {
  const levels = new Uint8Array(changes.length);
  for (let row = 0; row < changes.length; row += width) {
    let sum = 0;
    for (let at = row; at < row + width; at += 1) {
      sum += changes[at] ?? 0;
      // Where strokes of a letter overlap, it is covered once.
      levels[at] = Math.min(1, Math.abs(sum)) * 255 + 0.5;
    }
  }
  return levels;
}
