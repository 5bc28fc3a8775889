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
  let folded = "";
  const at: number[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const letter = text[place] ?? "";
    const plain =
      letter < "\u0080"
        ? letter.toLowerCase()
        : letter
            .toLowerCase()
            .normalize("NFD")
            .replace(/\p{M}/gu, "")
            .replace(/[ßæœø]/u, (one) => sameAs[one] ?? one);
    // The e that makes an umlaut of the letter before it.
    if (
      plain === "e" &&
      /(?:[ao]|(?<!q)u)$/.test(folded) &&
      at.at(-1) === place - 1
    ) {
      continue;
    }
    for (const one of plain) {
      folded += one;
      at.push(place);
    }
  }
  at.push(text.length);
  return { folded, at };
}
