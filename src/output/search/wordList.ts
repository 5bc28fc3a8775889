const minLength = 4;
/** Some 50 kB compressed; hardly any page has the words beyond. */
const maxWords = 15_000;

/**
 * Lists the words of many pages by frequency, in their most common spelling.
 * Words of similar frequency are sorted, which compresses better.
 */
export function createWordList(pages: Iterable<Iterable<string>>): string[] {
  const spellings = new Map<string, Map<string, number>>();
  for (const words of pages) {
    for (const word of words) {
      if (word.length < minLength) continue;
      const key = word.toLowerCase();
      const counts = spellings.get(key) ?? new Map<string, number>();
      spellings.set(key, counts.set(word, (counts.get(word) ?? 0) + 1));
    }
  }
  return [...spellings]
    .map(([key, counts]) => {
      const [[word, count] = [key, 0]] = [...counts].sort(
        ([a, m], [b, n]) => n - m || (a < b ? 1 : -1),
      );
      return { key, word, magnitude: Math.floor(Math.log2(count)) };
    })
    .sort((a, b) => b.magnitude - a.magnitude || (a.key < b.key ? -1 : 1))
    .slice(0, maxWords)
    .map(({ word }) => word);
}
