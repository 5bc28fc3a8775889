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
