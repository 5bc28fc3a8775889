import { balanceLines } from "./balanceLines";
import { breakLines, fitsWhole, shorten } from "./breakLines";
import type { Line } from "./breakLines";
import { widthOf } from "./typefaces";
import type { Typeface, Typefaces } from "./typefaces";

/** What stands on a card; a text that is empty is left out. */
export type CardTexts = {
  title: string;
  /** Names, as they are read out. */
  authors: string;
  date: string;
  site: string;
  host: string;
};

/** A line of text with its place, in pixels. */
export type Run = {
  text: string;
  face: keyof Typefaces;
  size: number;
  /** Space added to each character, in parts of the size. */
  tracking: number;
  color: "ink" | "soft";
  /** Where it begins. */
  left?: number;
  /** Where it ends, from the card's right edge. */
  right?: number;
  baseline: number;
};

export const cardSize = { width: 1200, height: 630 };

/** The sheet: one line beside the margin, one below the head, one above the foot. */
export const sheet = { head: 96, foot: 534, line: 300, thickness: 3 };

const margin = { left: 72, width: 204 };
const column = { left: 348, width: 780 };
const label = { face: "sans", size: 26, tracking: 0, color: "soft" } as const;
const serif = { face: "serif", tracking: -0.015, color: "ink" } as const;

/** Sizes of the title, each with the lines that look well in it. */
const titleSizes = [
  { size: 88, most: 2 },
  { size: 76, most: 3 },
  { size: 66, most: 4 },
  { size: 56, most: 4 },
];
const smallest = { size: 56, most: 4 };
/** A word is divided in these only: the larger ones would need more hyphens. */
const sizesToDivideIn = titleSizes.slice(2);
const leading = 1.14;
/** Height of a capital, in parts of the size. */
const capHeight = 0.67;
/** What looks centred stands a little higher. */
const lift = 8;

const lineIn = (
  face: Typeface,
  size: number,
  width: number,
  tracking: number,
): Line => ({
  width,
  measure: (text) => widthOf(face, text, tracking) * size,
});

const hyphensIn = (lines: readonly string[]) =>
  lines.filter((line) => line.endsWith("-")).length;

/** The title's lines, in the largest type that holds all of it. */
export function layoutTitle(face: Typeface, title: string) {
  const lineOf = (size: number) =>
    lineIn(face, size, column.width, serif.tracking);
  for (const { size, most } of titleSizes) {
    const line = lineOf(size);
    if (!fitsWhole(title, line)) continue;
    if (breakLines(title, line).length > most) continue;
    return { size, lines: balanceLines(title, line) };
  }
  const [divided] = sizesToDivideIn
    .map(({ size, most }) => ({
      size,
      most,
      lines: breakLines(title, lineOf(size)),
    }))
    .filter(({ most, lines }) => lines.length <= most)
    .sort((a, b) => hyphensIn(a.lines) - hyphensIn(b.lines));
  if (divided) return { size: divided.size, lines: divided.lines };
  const { size, most } = smallest;
  const lines = breakLines(title, lineOf(size));
  const last = lines.slice(most - 1).join(" ");
  return {
    size,
    lines: [...lines.slice(0, most - 1), shorten(last, lineOf(size))],
  };
}

const opening = /^[„“"‚‘'«»(]/u;

function titleRuns(face: Typeface, title: string): Run[] {
  const { size, lines } = layoutTitle(face, title);
  const step = size * leading;
  const height = (lines.length - 1) * step + size * capHeight;
  const middle = (sheet.head + sheet.foot) / 2 - lift;
  const first = middle - height / 2 + size * capHeight;
  return lines.map((text, index) => {
    // A quotation mark hangs in the gutter, so that the letters stand in line.
    const mark = opening.exec(text)?.[0] ?? "";
    const left = column.left - widthOf(face, mark, serif.tracking) * size;
    return { ...serif, text, size, left, baseline: first + index * step };
  });
}

/** The site's title, smaller if it is long. */
function headRun(face: Typeface, site: string): Run {
  const lineOf = (size: number) => lineIn(face, size, column.width, 0);
  const size = fitsWhole(site.replaceAll(" ", "\u00a0"), lineOf(30)) ? 30 : 24;
  return {
    ...serif,
    text: shorten(site, lineOf(size)),
    size,
    tracking: 0,
    left: column.left,
    baseline: 58,
  };
}

/** Places every text of a card. */
export function layoutCard(faces: Typefaces, card: CardTexts): Run[] {
  const title = titleRuns(faces.serif, card.title);
  const room = lineIn(faces.sans, label.size, margin.width, 0);
  const date = breakLines(card.date, room).map((text, index) => ({
    ...label,
    text,
    left: margin.left,
    baseline: (title[0]?.baseline ?? 0) + index * label.size * 1.35,
  }));
  const head = headRun(faces.serif, card.site);
  const hostWidth = widthOf(faces.sans, card.host) * label.size;
  const byline = {
    ...label,
    text: shorten(
      card.authors,
      lineIn(faces.sans, label.size, column.width - hostWidth - 48, 0),
    ),
    color: "ink" as const,
    left: column.left,
    baseline: 591,
  };
  const end = cardSize.width - column.left - column.width;
  const host = {
    ...label,
    text: card.host,
    ...(card.authors ? { right: end } : { left: column.left }),
    baseline: 591,
  };
  return [head, ...date, ...title, byline, host].filter(({ text }) => text);
}
