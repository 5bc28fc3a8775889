/** How one letter may be written; the first is what all become. */
const sameAs: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "a",
  œ: "o",
  ø: "o",
};

/**
 * A text in which letters that are written differently look the same: small,
 * without accents, and `ae`, `oe`, `ue` as the umlauts they may stand for.
 * `at` gives for each place in it the place in the text.
 * @example Straße, Vertraege -> strasse, vertrage
 */
export function foldText(text: string): { folded: string; at: number[] } {
  const letters: string[] = [];
  const at: number[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const letter = text[place] ?? "";
    const plain = letter < "\u0080" ? letter.toLowerCase() : foldLetter(letter);
    if (plain === "e" && at.at(-1) === place - 1 && makesUmlaut(letters)) {
      continue;
    }
    for (const one of plain) {
      letters.push(one);
      at.push(place);
    }
  }
  at.push(text.length);
  return { folded: letters.join(""), at };
}

const foldLetter = (letter: string) =>
  letter
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßæœø]/u, (one) => sameAs[one] ?? one);

/** Whether an e behind these letters may make an umlaut of the last one. */
function makesUmlaut(letters: readonly string[]): boolean {
  const last = letters.at(-1);
  if (last === "u") return letters.at(-2) !== "q";
  return last === "a" || last === "o";
}
