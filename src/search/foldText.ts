/** How one letter may be written; the first is what all become. */
const sameAs: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "a",
  œ: "o",
  ø: "o",
};

/**
 * Letters whose place or look may change: those beyond ASCII, and vowels that
 * stand together, behind a q or not. All others stay where they are.
 */
const unsteady = /[aeouqAEOUQ\u0080-\uffff]{2,}|[\u0080-\uffff]/g;

export type FoldedText = {
  folded: string;
  /** Where a letter of it stands in the text. */
  placeOf: (at: number) => number;
};

/**
 * A text in which letters that are written differently look the same: small,
 * without accents, and `ae`, `oe`, `ue` as the umlauts they may stand for.
 * @example Straße, Vertraege -> strasse, vertrage
 */
export function foldText(text: string): FoldedText {
  /** From which letter on the text is how far ahead. */
  const steps: { from: number; ahead: number }[] = [];
  let ahead = 0;
  const note = (at: number, place: number) => {
    if (place - at === ahead) return;
    ahead = place - at;
    steps.push({ from: at, ahead });
  };
  const folded = text.replace(unsteady, (run: string, start: number) => {
    const first = start - ahead;
    const { letters, places } = foldRun(run);
    places.forEach((place, index) => note(first + index, start + place));
    note(first + letters.length, start + run.length);
    return letters;
  });
  return {
    folded: folded.toLowerCase(),
    placeOf: (at) =>
      at + (steps.findLast(({ from }) => from <= at)?.ahead ?? 0),
  };
}

/** Folds letter by letter, and tells where each one comes from. */
function foldRun(run: string): { letters: string; places: number[] } {
  let letters = "";
  const places: number[] = [];
  for (let place = 0; place < run.length; place += 1) {
    const letter = run[place] ?? "";
    const plain = letter < "\u0080" ? letter.toLowerCase() : foldLetter(letter);
    const isNext = places.at(-1) === place - 1;
    if (plain === "e" && isNext && makesUmlaut(letters)) continue;
    for (const one of plain) {
      letters += one;
      places.push(place);
    }
  }
  return { letters, places };
}

const foldLetter = (letter: string) =>
  letter
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßæœø]/u, (one) => sameAs[one] ?? one);

/** Whether an e behind these letters may make an umlaut of the last one. */
const makesUmlaut = (letters: string) => /[ao]$|(?<!q)u$/.test(letters);
