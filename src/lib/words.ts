import { memoize } from "./memoize";

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
  return `${text.slice(0, last?.index).replace(/[\s\p{Pd},;:]+$/u, "")}…`;
}

/**
 * Matches a single letter with the short word after its hyphen. Longer words,
 * and those after a second hyphen, may have to break on narrow screens.
 */
export const shortCompound =
  /((?<![\p{L}\p{N}\p{M}_@./\\-])\p{L}-\p{L}[\p{L}\p{M}]{0,11}(?![\p{L}\p{N}\p{M}_@]|\.\S))/u;

/**
 * Splits a text; every second part must not break across lines.
 * @example splitNoWrap("Per E-Mail.") -> ["Per ", "E-Mail", "."]
 */
export const splitNoWrap = (text: string): string[] =>
  // split() with a group keeps what the pattern matches.
  text.split(shortCompound);
