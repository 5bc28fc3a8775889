/** A letter or digit, then whatever belongs to the word. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** Scripts that put no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * A word's first six letters stand for all its forms: a stemmer for every
 * language written in letters, and for German compounds with the same head.
 */
const STEM = 6;
/** Most terms kept of a text: what it says less often than that tells little. */
const MOST = 120;
/** A word of the title says as much as four in the text, one of the description as much as two. */
const TITLE = 4;
const DESCRIPTION = 2;

/**
 * The terms of a text with their counts, most frequent first, as one short
 * string: Gatsby walks every place of a node's fields.
 * @example countTerms("Index", undefined, "A scan is a scan.", "en") -> "index:4 scan:2"
 */
export function countTerms(
  title: string,
  description: string | undefined,
  text: string,
  lang: string,
): string {
  const counts = new Map<string, number>();
  const add = (part: string, weight: number) => {
    for (const term of termsOf(part, lang)) {
      counts.set(term, (counts.get(term) ?? 0) + weight);
    }
  };
  add(title, TITLE);
  add(description ?? "", DESCRIPTION);
  add(text, 1);
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, MOST)
    .map(([term, count]) => `${term}:${count}`)
    .join(" ");
}

function* termsOf(text: string, lang: string): Generator<string> {
  const lower = text.normalize("NFC").toLowerCase();
  for (const found of words(lower, lang)) {
    const isShort = found.length < 3 && !unspaced.test(found);
    if (!isShort && !/^\p{N}+$/u.test(found)) yield found.slice(0, STEM);
  }
}

function* words(text: string, lang: string): Generator<string> {
  if (!unspaced.test(text)) {
    yield* text.match(word) ?? [];
    return;
  }
  const segments = new Intl.Segmenter(lang, { granularity: "word" });
  for (const { segment, isWordLike } of segments.segment(text)) {
    if (isWordLike) yield segment;
  }
}
