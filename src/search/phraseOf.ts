import { foldText } from "./foldText";

/** A phrase that a query asks for. */
export type Phrase = {
  /** The query without its quotation marks. */
  words: string;
  isIn: (text: string) => boolean;
};

/** The words of a text, one space before each. */
const spaced = (text: string) =>
  (foldText(text).folded.match(/[\p{L}\p{N}_]+/gu) ?? [])
    .map((word) => ` ${word}`)
    .join("");

/** What a query in quotation marks asks for: the words in their order; undefined for others. */
export function phraseOf(query: string): Phrase | undefined {
  const [, words] = /^\s*["“„«](.+)["“”»]\s*$/.exec(query) ?? [];
  const phrase = words === undefined ? "" : spaced(words);
  if (words === undefined || phrase === "") return undefined;
  return { words, isIn: (text) => spaced(text).includes(phrase) };
}
