import { distance } from "../lib/nearest";
import { foldText } from "./foldText";

/** Letters that a word must have before it is taken for a mistyped one. */
const fewestLetters = 4;
/** From this length on, two slips are forgiven. */
const lengthForTwo = 9;

type Known = { folded: string; letters: number };

/** Lists that were asked, as they are compared. */
const knownLists = new WeakMap<readonly string[], readonly Known[]>();

function knownOf(words: readonly string[]): readonly Known[] {
  const known =
    knownLists.get(words) ??
    words.map((word) => {
      const { folded } = foldText(word);
      return { folded, letters: lettersOf(folded) };
    });
  knownLists.set(words, known);
  return known;
}

/** Which letters a word has, a bit for each. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) {
    letters |= 1 << (word.charCodeAt(at) % 32);
  }
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

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
  let best: { word: string | undefined; steps: number } | undefined;
  let isForm = false;
  const own = lettersOf(folded);
  for (const [place, { folded: other, letters }] of knownOf(words).entries()) {
    if (other.startsWith(folded)) return typed;
    isForm ||= other.startsWith(beginning);
    if (Math.abs(other.length - folded.length) > limit) continue;
    // A slip takes a letter away and brings another, at most.
    if (countBits(letters ^ own) > 2 * limit) continue;
    const steps = distance(folded, other);
    if (steps <= limit && (!best || steps < best.steps)) {
      best = { word: words[place], steps };
    }
  }
  return best?.word ?? (isForm ? typed : undefined);
}
