import { distance } from "../lib/nearest";
import { foldText } from "./foldText";

/** Letters that a word must have before it is taken for a mistyped one. */
const fewestLetters = 4;
/** From this length on, two slips are forgiven. */
const lengthForTwo = 9;

/**
 * The word that was most likely meant: what was typed if it is one, or begins
 * one or another form of one; else the nearest, of equals the more frequent;
 * undefined where it is like none.
 * @param words the most used first
 */
export function nearWord(
  typed: string,
  words: readonly string[],
): string | undefined {
  const { folded } = foldText(typed);
  if (folded.length < fewestLetters) return typed;
  const limit = folded.length >= lengthForTwo ? 2 : 1;
  const beginning = folded.slice(0, Math.max(fewestLetters, folded.length - 2));
  let best: { word: string; steps: number } | undefined;
  let isForm = false;
  for (const word of words) {
    const other = foldText(word).folded;
    if (other.startsWith(folded)) return typed;
    isForm ||= other.startsWith(beginning);
    if (Math.abs(other.length - folded.length) > limit) continue;
    const steps = distance(folded, other);
    if (steps <= limit && (!best || steps < best.steps)) best = { word, steps };
  }
  return best?.word ?? (isForm ? typed : undefined);
}
