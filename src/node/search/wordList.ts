import { wordsOf } from "./germanWords";

const fewestLetters = 4;
/** Some 30 kB compressed; the words left out are in hardly any text. */
const mostWords = 8_000;

/**
 * The words that a mistyped one may have meant, the most used first. Those that
 * are about as frequent stand in alphabetical order, which compresses better.
 */
export function wordList(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const words = wordsOf(text).map((word) => word.toLowerCase());
    for (const word of new Set(words)) {
      if (word.length < fewestLetters) continue;
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([word, count]) => ({ word, band: Math.floor(Math.log2(count)) }))
    .sort((a, b) => b.band - a.band || (a.word < b.word ? -1 : 1))
    .slice(0, mostWords)
    .map(({ word }) => word)
    .join("\n");
}
