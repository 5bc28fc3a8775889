import { memoize } from "../../lib/memoize";

const getSegmenter = /* @__PURE__ */ memoize(
  (tag: string) => new Intl.Segmenter(tag, { granularity: "word" }),
);

/** Scripts without spaces between words, which a regular expression can't count. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’_-]*/gu;

/** Counts words as readers of the language would. */
export function countWords(text: string, lang: string): number {
  if (!unspaced.test(text)) return text.match(word)?.length ?? 0;
  let count = 0;
  for (const { isWordLike } of getSegmenter(lang).segment(text))
    if (isWordLike) count++;
  return count;
}

/**
 * Shortens a text at a word boundary.
 * @param length the maximum length of the result
 */
export function shorten(text: string, length: number, lang: string): string {
  if (text.length <= length) return text;
  const last = getSegmenter(lang)
    .segment(text)
    .containing(length - 1);
  return `${text.slice(0, last?.index).replace(/(?<![\s\p{Pd},;:])[\s\p{Pd},;:]+$/u, "")}…`;
}
