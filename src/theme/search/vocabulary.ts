import { distance } from "../../lib/nearest";
import { wordPattern } from "../../lib/searchIndex";

/** The words of a locale's pages, the most frequent first. */
export type Vocabulary = {
  /** Lists alternatives: the word it begins, compounds with it. */
  expand(word: string): string[];
  /** True for a word, as it is typed, that pages contain in any form, or that begins one. */
  knows(word: string): boolean;
  /** Spells a word as pages do, which may have an umlaut where two letters are typed. */
  spell(word: string): string;
  /** Finds the listed word that a typed one is or begins. */
  find(word: string): string | undefined;
  /** Replaces mistyped words by the nearest known ones, or removes them. */
  correct(query: string, mistyped: readonly string[]): string;
  /** True for a folded text with the word or its stem. */
  isIn(word: string, folded: string): boolean;
};

const letters: Readonly<Record<string, string>> = { ß: "ss", æ: "a", ø: "o" };

/** Folds a word for comparison: without accents, apostrophes and the points in numbers and abbreviations, `ae` as the umlaut it may stand for. */
export const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replace(
      /[\p{M}'’]|(?<=\p{N})[.,:](?=\p{N})|(?<=(?<![\p{L}\p{N}])\p{L})\.(?=\p{L}(?!\p{L}))/gu,
      "",
    )
    .replace(/[ßæø]/g, (letter) => letters[letter] ?? letter)
    .replace(/([ao]|(?<!q)u)e/g, "$1");

/** Languages that write compounds as one word. */
const compounding = /^(?:da|de|fi|nb|nl|sv)\b/;

const endings: Readonly<Record<string, RegExp>> = {
  de: /(?:ern|em|en|er|es|e|n|s)$/,
  en: /(?:[ai]bility|[ai]bl[ey]|ations?|ings?|ies|ied|ed|es|e|s|y)$/,
};

/** Shorter words begin too many others, and have no stem. */
export const minLength = 4;
/** Words of this length may have two typos. */
const lengthForTwoTypos = 9;
/** Each loads a part of the index. */
const maxCompounds = 2;

/** Lists the words of a query, without single letters beside longer words. */
export function findWords(query: string): string[] {
  const words: string[] = query.match(wordPattern) ?? [];
  const long = words.filter((word) => word.length > 1);
  return long.length > 0 ? long : words;
}

/** Finds the beginning of a word in a text. */
const startOf = (word: string): string => {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return `(?<![\\p{L}\\p{N}_])${escaped}`;
};

/** Finds a whole word in a text. */
const wholeWord = (word: string) =>
  new RegExp(`${startOf(word)}(?![\\p{L}\\p{N}_])`, "u");

/** True for a text that has a word as it is typed, not just words that begin like it. */
export const hasWord = (text: string, typed: string): boolean =>
  wholeWord(foldWord(typed)).test(foldWord(text));

/** The parts of a word at its signs that say something: Müller’s, l’agence, Land&Leute. */
const splitAtSigns = (word: string): string[] =>
  /['’&]/.test(word)
    ? word.split(/['’&]/).filter((part) => part.length >= minLength)
    : [];

/** @param language the language tag of the locale */
export function createVocabulary(
  words: readonly string[],
  language: string,
): Vocabulary {
  const known = words.map((word) => ({ word, folded: foldWord(word) }));
  const [base = ""] = language.split("-");

  const toStem = (folded: string): string => {
    const stem = folded.replace(endings[base] ?? "", "");
    return stem.length >= minLength ? stem : folded;
  };

  // Looked up for each place at which a long word may be split.
  const byStem = new Map<string, string>();
  for (const { word, folded } of known) {
    const stem = toStem(folded);
    if (!byStem.has(stem)) byStem.set(stem, word);
  }

  /** The word itself or the most frequent one that it begins. */
  const complete = (folded: string) =>
    known.find((word) => word.folded === folded) ??
    known.find((word) => word.folded.startsWith(folded));

  /** True for a word that is, or begins, as it is typed, not only when folded: Pagefind finds no ö by oe. */
  const isAsTyped = (word: string, typed: string) =>
    word.toLowerCase().startsWith(typed.toLowerCase());

  const splitCompound = (folded: string): string | undefined => {
    if (!compounding.test(language)) return undefined;
    for (let at = folded.length - minLength; at >= minLength; at--) {
      const head = byStem.get(toStem(folded.slice(0, at)));
      const tail = byStem.get(toStem(folded.slice(at)));
      if (head && tail) return `${head} ${tail}`;
    }
    return undefined;
  };

  const findCompounds = (folded: string): string[] => {
    const compounds: string[] = [];
    for (const { word, folded: other } of known) {
      if (compounds.length === maxCompounds) break;
      // The first part of a compound is a prefix, not a compound.
      if (other.indexOf(folded) < 3) continue;
      if (!compounds.some((compound) => word.startsWith(compound)))
        compounds.push(word);
    }
    return compounds;
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
    const nearest = best?.word ?? splitCompound(folded);
    if (nearest) return nearest;
    const beginning = folded.slice(0, Math.max(minLength, folded.length - 2));
    return complete(beginning) && typed;
  };

  return {
    expand(typed) {
      const folded = foldWord(typed);
      const parts = splitAtSigns(typed);
      if (folded.length < minLength) return parts;
      const completed = complete(folded);
      const isComplete =
        !completed ||
        (completed.folded === folded && isAsTyped(completed.word, typed));
      return [
        ...(isComplete ? [] : [completed.word]),
        ...(compounding.test(language) ? findCompounds(folded) : []),
        ...parts,
      ];
    },
    knows(typed) {
      const folded = foldWord(typed);
      if (folded.length < minLength) return false;
      const completed = complete(folded);
      return completed
        ? isAsTyped(completed.word, typed)
        : byStem.has(toStem(folded));
    },
    spell(typed) {
      const folded = foldWord(typed);
      const same = known.filter((word) => word.folded === folded);
      const isListed = same.some(
        ({ word }) => word.toLowerCase() === typed.toLowerCase(),
      );
      return (isListed ? undefined : same[0]?.word) ?? typed;
    },
    find: (typed) => complete(foldWord(typed))?.word,
    correct: (query, mistyped) =>
      mistyped
        .reduce(
          (text, typed) =>
            text.replace(wholeWord(typed), findNearest(typed) ?? ""),
          query,
        )
        .replace(/\s+/g, " ")
        .trim(),
    isIn(word, folded) {
      const stem = toStem(foldWord(word));
      // In languages without known endings a word may have a prefix, such as an article in Arabic.
      if (!endings[base]) return folded.includes(stem);
      return new RegExp(startOf(stem), "u").test(folded);
    },
  };
}
