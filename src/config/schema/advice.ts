import { nearest } from "../../lib/nearest";

/** Quotes words and joins them with commas. */
export function listOf(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(", ");
}

/** Names the word that was most likely meant, or else gives the other advice. */
export function meant(
  typed: unknown,
  words: readonly string[],
  otherwise = "Choose one of the allowed values.",
): string {
  const near = typeof typed === "string" ? nearest(typed, words) : undefined;
  return near === undefined ? otherwise : `Did you mean "${near}"?`;
}
