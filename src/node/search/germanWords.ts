import { compoundTails } from "./compoundTails";

/** Words as they are written, numbers and code left out. */
export const wordsOf = (text: string): string[] =>
  text.match(/(?<![\p{L}\p{N}_])\p{L}{3,40}(?![\p{L}\p{N}_])/gu) ?? [];

/** Nouns, and the first words of sentences: what compounds in a search are. */
const isCapitalised = (word: string) => /^\p{Lu}\p{Ll}+$/u.test(word);

const fewestOfCompound = 8;

/**
 * Makes the function that gives the ends of all compounds among German words,
 * each once. Every text of the site helps to know what words there are.
 */
export function createCompoundSplitter(texts: Iterable<Iterable<string>>) {
  const known = new Set<string>();
  for (const words of texts) {
    for (const word of words) known.add(word.toLowerCase());
  }
  const tailsOf = new Map<string, string[]>();
  return (words: Iterable<string>): string[] => {
    const tails = new Set<string>();
    for (const word of words) {
      if (word.length < fewestOfCompound || !isCapitalised(word)) continue;
      let found = tailsOf.get(word);
      if (!found) {
        found = compoundTails(word.toLowerCase(), (one) => known.has(one));
        tailsOf.set(word, found);
      }
      for (const tail of found) tails.add(tail);
    }
    return [...tails];
  };
}
