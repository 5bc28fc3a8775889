import { foldText } from "./foldText";
import type { Term } from "./searchTerms";

/** A word that a term of the query is found in. */
export type Mark = {
  start: number;
  end: number;
  /** Which term, by its place in the query. */
  term: number;
};

const isLetter = (letter: string | undefined) =>
  letter !== undefined && /[\p{L}\p{N}_]/u.test(letter);
const restOfWord = /[\p{L}\p{N}_]*/uy;
/** A part of a compound is at least so long; less is chance. */
const fewestInside = 4;

/**
 * Where a text has the terms: at the beginning of words, and as parts of
 * compounds. The first marks the word, the second marks it from there on.
 */
export function findMarks(text: string, terms: readonly Term[]): Mark[] {
  const { folded, placeOf } = foldText(text);
  const marks: Mark[] = [];
  terms.forEach(({ stem }, term) => {
    let from = folded.indexOf(stem);
    while (from >= 0) {
      const isStart = !isLetter(folded[from - 1]);
      if (isStart || stem.length >= fewestInside) {
        restOfWord.lastIndex = from + stem.length;
        restOfWord.test(folded);
        const to = restOfWord.lastIndex;
        marks.push({ start: placeOf(from), end: placeOf(to), term });
        from = folded.indexOf(stem, to);
      } else {
        from = folded.indexOf(stem, from + 1);
      }
    }
  });
  return marks.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** A piece of a text; marked where the query was found. */
export type Piece = { text: string; isMarked: boolean };

/** Cuts a part of a text into pieces, marked and unmarked in turn. */
export function cutAtMarks(
  text: string,
  marks: readonly Mark[],
  start = 0,
  end = text.length,
): Piece[] {
  const pieces: Piece[] = [];
  let done = start;
  for (const mark of marks) {
    if (mark.start < done || mark.end > end) continue;
    pieces.push({ text: text.slice(done, mark.start), isMarked: false });
    pieces.push({ text: text.slice(mark.start, mark.end), isMarked: true });
    done = mark.end;
  }
  pieces.push({ text: text.slice(done, end), isMarked: false });
  return pieces.filter((piece) => piece.text !== "");
}
