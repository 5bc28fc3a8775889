import { foldText } from "./foldText";

/** A word of a query. */
export type Term = {
  /** As it was typed. */
  typed: string;
  /** Folded, and without the ending that changes with its case, number or person. */
  stem: string;
};

const endings: Readonly<Record<string, RegExp>> = {
  de: /(?:ern|em|en|er|es|e|n|s)$/,
  en: /(?:[ai]bility|[ai]bl[ey]|ations?|ings?|ies|ied|ed|es|e|s|y)$/,
};
const fewestOfStem = 4;

/** The words of a query in a language; where there are longer ones, single letters say nothing. */
export function searchTerms(query: string, language: string): Term[] {
  const words = query.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const long = words.filter((word) => word.length > 1);
  return (long.length > 0 ? long : words).map((typed) => ({
    typed,
    stem: stemOf(foldText(typed).folded, endings[language]),
  }));
}

function stemOf(word: string, ending: RegExp | undefined): string {
  const stem = ending ? word.replace(ending, "") : word;
  return stem.length >= fewestOfStem ? stem : word;
}
