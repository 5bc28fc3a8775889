import { memoize } from "./memoize";

const segmenterOf = /* @__PURE__ */ memoize(
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

/**
 * A letter alone and the short word behind its hyphen. Longer ones may have to
 * be broken where a screen is narrow; what follows a second hyphen always may.
 */
export const shortCompound =
  /((?<![\p{L}\p{N}\p{M}_@./\\-])\p{L}-\p{L}[\p{L}\p{M}]{0,11}(?![\p{L}\p{N}\p{M}_@]|\.\S))/u;

/**
 * Takes a text apart; every second piece must stay on one line.
 * @example splitNoWrap("Per E-Mail.") -> ["Per ", "E-Mail", "."]
 */
export const splitNoWrap = (text: string): string[] =>
  // split() with a group keeps what the pattern matches.
  text.split(shortCompound);
