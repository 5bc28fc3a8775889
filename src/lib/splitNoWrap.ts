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
  // With its group, the pattern leaves what it finds among the pieces.
  text.split(shortCompound);
