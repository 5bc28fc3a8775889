import { cutAtMarks } from "./findMarks";
import type { Mark, Piece } from "./findMarks";

/** Letters of a passage: two to three lines. */
const passageLength = 190;
/** A word that stands in every line needs no best place. */
const mostTried = 200;
/** Letters before the first word that is marked. */
const lead = 50;

/**
 * The part of a text where most words of the query stand close together, cut
 * at words; its beginning where none is found.
 */
export function passageOf(text: string, marks: readonly Mark[]): Piece[] {
  const begin = bestStart(marks);
  const start = begin <= lead ? 0 : wordAfter(text, begin - lead);
  const end =
    text.length - start <= passageLength
      ? text.length
      : wordBefore(text, start + passageLength);
  const pieces = cutAtMarks(text, marks, start, end);
  return [
    ...(start > 0 ? [{ text: "… ", isMarked: false }] : []),
    ...pieces,
    ...(end < text.length ? [{ text: " …", isMarked: false }] : []),
  ];
}

/** The mark from which on a passage would show most terms, and of each the most places. */
function bestStart(marks: readonly Mark[]): number {
  let best = { start: 0, worth: 0 };
  for (const [first, { start }] of marks.slice(0, mostTried).entries()) {
    const end = start + passageLength - lead;
    const terms = new Set<number>();
    let places = 0;
    // They are in order: none before shows, and none that begins behind the end.
    for (const mark of marks.slice(first)) {
      if (mark.start > end) break;
      if (mark.end > end) continue;
      terms.add(mark.term);
      places += 1;
    }
    const worth = terms.size * 100 + Math.min(places, 50);
    if (worth > best.worth) best = { start, worth };
  }
  return best.start;
}

const wordAfter = (text: string, place: number) => {
  const space = text.indexOf(" ", place);
  return space < 0 ? place : space + 1;
};

const wordBefore = (text: string, place: number) => {
  const space = text.lastIndexOf(" ", place);
  return space < 0 ? place : space;
};
