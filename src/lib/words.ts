import { memoize } from "./memoize";

const segmenterOf = memoize(
  (tag: string) => new Intl.Segmenter(tag, { granularity: "word" }),
);

/** Scripts that put no spaces between words, so that a regular expression can't count them. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’_-]*/gu;

/** Counts words the way readers of the language would. */
export function countWords(text: string, lang: string): number {
  if (!unspaced.test(text)) return text.match(word)?.length ?? 0;
  let count = 0;
  for (const { isWordLike } of segmenterOf(lang).segment(text))
    if (isWordLike) count++;
  return count;
}

/**
 * Cuts a text between words.
 * @param length of what comes out, at most
 * @example shorten("one two, three", 10, "en") -> "one two…"
 */
export function shorten(text: string, length: number, lang: string): string {
  if (text.length <= length) return text;
  const last = segmenterOf(lang)
    .segment(text)
    .containing(length - 1);
  return `${text.slice(0, last?.index).replace(/[\s\p{Pd},;:]+$/u, "")}…`;
}
