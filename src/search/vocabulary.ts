import { distance } from "../lib/nearest";

/** The words of a locale's pages, the most used first. */
export type Vocabulary = {
  /** Other queries that mean the same: words completed, or compounds with the only word. */
  expand(query: string): string[];
  /** Replaces words by the nearest that is known, and leaves out those that resemble none. */
  correct(query: string, mistyped: readonly string[]): string;
  /** A word as it is compared, without the ending of its case, number or person. */
  stem(word: string): string;
};

const letters: Readonly<Record<string, string>> = { ß: "ss", æ: "a", ø: "o" };

/** A word as it is compared: without accents, `ae` as the umlaut it may stand for. */
export const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßæø]/g, (letter) => letters[letter] ?? letter)
    .replace(/([ao]|(?<!q)u)e/g, "$1");

/** Languages that write compounds as one word. */
const compounding = /^(?:da|de|fi|nb|nl|sv)\b/;

const endings: Readonly<Record<string, RegExp>> = {
  de: /(?:ern|em|en|er|es|e|n|s)$/,
  en: /(?:[ai]bility|[ai]bl[ey]|ations?|ings?|ies|ied|ed|es|e|s|y)$/,
};

const minLength = 4;
/** From this length on, two typos are forgiven. */
const lengthForTwoTypos = 9;
/** Each has a part of the index loaded. */
const maxCompounds = 2;

/** The words of a query; single letters mean nothing beside longer words. */
export function findWords(query: string): string[] {
  const words = query.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const long = words.filter((word) => word.length > 1);
  return long.length > 0 ? long : words;
}

/** Replaces a word, and no part of another one. */
const replaceWord = (query: string, typed: string, word: string) =>
  query.replace(
    new RegExp(`(?<![\\p{L}\\p{N}_])${typed}(?![\\p{L}\\p{N}_])`, "u"),
    word,
  );

/** @param language the language tag of the locale */
export function createVocabulary(
  words: readonly string[],
  language: string,
): Vocabulary {
  const known = words.map((word) => ({ word, folded: foldWord(word) }));

  /** The word itself or the commonest that it begins. */
  const complete = (folded: string) =>
    known.find((word) => word.folded === folded) ??
    known.find((word) => word.folded.startsWith(folded));

  const findCompounds = (folded: string): string[] => {
    const found: string[] = [];
    for (const { word, folded: other } of known) {
      if (found.length === maxCompounds) break;
      // The head of a compound is a word, too, and no prefix.
      if (other.indexOf(folded) < 3) continue;
      if (!found.some((one) => word.startsWith(one))) found.push(word);
    }
    return found;
  };

  /** Undefined if no word is near; the word itself if it begins one. */
  const findNearest = (typed: string): string | undefined => {
    const folded = foldWord(typed);
    if (folded.length < minLength || complete(folded)) return typed;
    const limit = folded.length >= lengthForTwoTypos ? 2 : 1;
    let best: { word: string; edits: number } | undefined;
    for (const { word, folded: other } of known) {
      if (Math.abs(other.length - folded.length) > limit) continue;
      const edits = distance(folded, other);
      if (edits <= limit && edits < (best?.edits ?? Infinity)) {
        best = { word, edits };
      }
    }
    if (best) return best.word;
    const beginning = folded.slice(0, Math.max(minLength, folded.length - 2));
    return complete(beginning) && typed;
  };

  return {
    expand(query) {
      const queryWords = findWords(query);
      const isAlone = queryWords.length === 1;
      return queryWords.flatMap((typed) => {
        const folded = foldWord(typed);
        if (folded.length < minLength) return [];
        const completed = complete(folded);
        const isComplete = !completed || completed.folded === folded;
        const words = [
          ...(isComplete ? [] : [completed.word]),
          ...(isAlone && compounding.test(language)
            ? findCompounds(folded)
            : []),
        ];
        return words.map((word) => replaceWord(query, typed, word));
      });
    },
    correct: (query, mistyped) =>
      mistyped
        .reduce(
          (text, typed) => replaceWord(text, typed, findNearest(typed) ?? ""),
          query,
        )
        .replace(/\s+/g, " ")
        .trim(),
    stem(word) {
      const folded = foldWord(word);
      const [base = ""] = language.split("-");
      const stem = folded.replace(endings[base] ?? "", "");
      return stem.length >= minLength ? stem : folded;
    },
  };
}
