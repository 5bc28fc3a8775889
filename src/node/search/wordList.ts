const fewestLetters = 4;
/** Some 30 kB compressed; the words left out are in hardly any text. */
const mostWords = 8_000;

/**
 * The words that a mistyped one may have meant, the most used first, as they
 * are mostly written. Those that are about as frequent stand in alphabetical
 * order, which compresses better.
 * @param texts the words of each, every one once
 */
export function wordList(texts: Iterable<Iterable<string>>): string {
  /** By the word in small letters: texts by the way they write it. */
  const counts = new Map<string, Map<string, number>>();
  for (const words of texts) {
    for (const word of words) {
      if (word.length < fewestLetters) continue;
      const small = word.toLowerCase();
      const ways = counts.get(small) ?? new Map<string, number>();
      counts.set(small, ways.set(word, (ways.get(word) ?? 0) + 1));
    }
  }
  return [...counts]
    .map(([small, ways]) => {
      const [way = small, count = 0] =
        [...ways].sort(([a, m], [b, n]) => n - m || (a < b ? 1 : -1))[0] ?? [];
      return { small, way, band: Math.floor(Math.log2(count)) };
    })
    .sort((a, b) => b.band - a.band || (a.small < b.small ? -1 : 1))
    .slice(0, mostWords)
    .map(({ way }) => way)
    .join("\n");
}
