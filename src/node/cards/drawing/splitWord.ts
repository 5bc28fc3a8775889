const vowel = "[aeiouyäöüáàâéèêíîóôúû]";
const consonant = "[b-df-hj-np-tv-xzßçñłśźżčšž]";
/** What begins a syllable as one: sch, ch, br, st, … An s after t or g ends a word: Arbeits-tag. */
const onset = `(?:sch[lmnrw]?|(?<![tg])s[tp]r?|ch|ck|ph|qu|[bcfgkp][lr]|[dt]r|${consonant})`;
const inside = `c(?=[hk])|p(?=h)|s(?=ch)|q(?=u)|[bcfgkp](?=[lr])|[dt](?=r)|(?<![tg])s(?=[tp])|(?<=sch)(?=[lmnrw])`;
/** Between two syllables: before the consonants that begin one, ahead of a vowel. */
const syllable = new RegExp(
  `(?<=${vowel}${consonant}*)(?<!${inside})(?=${onset}${vowel})`,
  "iu",
);
/** As few letters may stand alone at either end. */
const fewest = 4;

export type SplitWord = {
  parts: string[];
  /** What is written where a line ends between two parts. */
  mark: string;
};

/** Joins parts to their neighbours until the first and the last are long enough. */
function withLongEnds(parts: string[]): string[] {
  const [first = "", second, ...rest] = parts;
  if (second === undefined) return parts;
  if (first.length < fewest) return withLongEnds([first + second, ...rest]);
  const last = parts.at(-1) ?? "";
  if (last.length >= fewest) return parts;
  return withLongEnds([...parts.slice(0, -2), (parts.at(-2) ?? "") + last]);
}

/**
 * Where a word that is wider than the line may be divided. Words by syllables,
 * roughly as German and English do it; what no one reads as a word (names from
 * code, addresses) after its punctuation and before its capitals, without a
 * hyphen, which would look like a part of it.
 */
export function splitWord(word: string): SplitWord {
  const isWord = /^\P{L}*\p{L}\p{Ll}+\P{L}*$/u.test(word);
  if (isWord) return { parts: withLongEnds(word.split(syllable)), mark: "-" };
  return {
    parts: word.split(/(?<=[-/._:@=&?])|(?<=\p{Ll})(?=\p{Lu})/u),
    mark: "",
  };
}
