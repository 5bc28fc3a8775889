type Pair = readonly [open: string, close: string];

/** The marks that a language quotes with. */
export type Quotes = {
  double: Pair;
  single: Pair;
  /** What begins a word without its first letters, as in 'tis. */
  shortened?: RegExp;
};

const narrow = "\u202F";

/** A decade, as in the '90s. */
const decade = "\\d\\d(?:er|ern|s)?";
const words = (list: string) =>
  new RegExp(`^'(?:${decade}|${list})(?![\\p{L}\\p{N}'])|^'n'`, "iu");

const english: Quotes = {
  double: ["“", "”"],
  single: ["‘", "’"],
  shortened: words("tis|twas|em|cause|til|round|bout|n"),
};
const low: Quotes = { double: ["„", "“"], single: ["‚", "‘"] };
const german: Quotes = {
  ...low,
  shortened: words(
    "s|n|ne|nen|nem|ner|nes|ran|rauf|raus|rein|rüber|rum|runter",
  ),
};
const swiss: Quotes = {
  double: ["«", "»"],
  single: ["‹", "›"],
  shortened: german.shortened,
};
const french: Quotes = {
  double: [`«${narrow}`, `${narrow}»`],
  single: [`‹${narrow}`, `${narrow}›`],
};
const angled: Quotes = { double: ["«", "»"], single: ["“", "”"] };
const polish: Quotes = { double: ["„", "”"], single: ["‚", "’"] };
const swedish: Quotes = { double: ["”", "”"], single: ["’", "’"] };

/** By language, or language and region. */
const byTag: Readonly<Record<string, Quotes>> = {
  ar: angled,
  cs: low,
  de: german,
  "de-CH": swiss,
  "de-LI": swiss,
  en: english,
  es: angled,
  fi: swedish,
  fr: french,
  "fr-CH": swiss,
  it: angled,
  nl: { double: ["“", "”"], single: ["‘", "’"] },
  pl: polish,
  pt: angled,
  "pt-BR": { double: ["“", "”"], single: ["‘", "’"] },
  ro: polish,
  sk: low,
  sv: swedish,
};

/** The marks of a language such as de or de-DE; undefined for languages that are not listed. */
export function quotesOf(tag: string): Quotes | undefined {
  const { language, region } = new Intl.Locale(tag);
  return byTag[`${language}-${region ?? ""}`] ?? byTag[language];
}
