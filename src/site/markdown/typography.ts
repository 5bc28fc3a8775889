import { memoize } from "../../lib/memoize";

/** Opening and closing double quotation marks, then single ones. */
type Quotes = readonly [string, string, string, string];

const curly: Quotes = ["“", "”", "‘", "’"];
const low: Quotes = ["„", "“", "‚", "‘"];
const lowHigh: Quotes = ["„", "”", "‚", "’"];
const guillemets: Quotes = ["«", "»", "‹", "›"];
const mixed: Quotes = ["«", "»", "“", "”"];
const closing: Quotes = ["”", "”", "’", "’"];
const narrow = "\u202F";
const spaced: Quotes = [`«${narrow}`, `${narrow}»`, `‹${narrow}`, `${narrow}›`];

/** By language, or language and region. */
const quotesByTag: Readonly<Record<string, Quotes>> = {
  ar: mixed,
  cs: low,
  de: low,
  "de-CH": guillemets,
  "de-LI": guillemets,
  en: curly,
  es: mixed,
  fi: closing,
  fr: spaced,
  "fr-CH": guillemets,
  it: mixed,
  nl: curly,
  pl: lowHigh,
  pt: mixed,
  "pt-BR": curly,
  ro: lowHigh,
  sk: low,
  sv: closing,
};

/** The marks of a language such as de or de-DE; undefined for languages that are not listed. */
const findQuotes = memoize((tag: string): Quotes | undefined => {
  const { language, region } = new Intl.Locale(tag);
  return quotesByTag[`${language}-${region ?? ""}`] ?? quotesByTag[language];
});

const units =
  "%|‰|°[CF]?|€|£|\\$|EUR|USD|GBP|CHF|[kKMGT]i?B|[kMG]bit|[kMG]?Hz|dpi|fps|px|pt|r?em|[nµm]?s|min|h|[nµmck]?m[²³]?|km/h|[µmk]?g|[mc]?l|[kMG]Wh?|minutes?|hours?|days?|weeks?|months?|years?|per cent|Prozent|[Ee]uros?|Uhr|Tsd|Mio|Mrd|[ap]m|[ap]\\.m|bn";

/** Matches spaces at which lines must not break, by the text around them. */
const nonBreakingSpaces = new RegExp(
  [
    // 20 kB, 15 %, 8 Uhr
    `(?<=\\d)[ \\n](?=(?:${units})(?![\\p{L}\\p{N}]))`,
    // § 5, Nr. 2, Jul. 10, 3. 4.
    "(?<=§|(?<!\\p{L})\\p{L}{1,4}\\.|(?<!\\d)\\d{1,2}\\.)[ \\n](?=\\d)",
    // § 5 TMG, Art. 49(1) (a)
    "(?<=(?:Art\\.|§)[ \\n]\\d+(?:\\(\\d+\\))?)[ \\n](?=\\p{Lu}{2}|\\()",
    // 10. Juli, 10 July
    "(?<=(?<!\\d)\\d{1,2}\\.?)[ \\n](?=\\p{Lu}\\p{Ll})",
    // July 10, Chapter 3
    "(?<=\\p{Lu}\\p{Ll}+)[ \\n](?=\\d{1,2}(?!\\d))",
    // z. B.
    "(?<=(?<![\\p{L}\\p{N}])\\p{L}\\.)[ \\n](?=\\p{L}\\.)",
  ].join("|"),
  "gu",
);

/** Matches dashes and dots, but not arrows, rules or options such as --force. */
const dashesAndDots =
  /(?<![-<|!])(?!(?<!\S)-+[\p{L}\p{N}])-{2,3}(?![->])|(?<!\.)\.{3}(?!\.)/gu;
const typographic: Record<string, string> = { "--": "–", "---": "—" };

/** The character in place of code, pictures and formulas. */
export const objectCharacter = "\uFFFC";

/**
 * Replaces quotation marks, apostrophes, dashes (`--` and `---`) and dots
 * (`...`) by the rules of a language, and adds no-break spaces, for example
 * before units. Returns the replacement of each character, so that callers can
 * split the text where its nodes begin.
 * @example replaceCharacters('"Hi" -- it\'s', "en").join("") -> “Hi” – it’s
 */
export function replaceCharacters(text: string, tag: string): string[] {
  const characters = text.split("");
  const quotes = findQuotes(tag);
  if (quotes) setQuotes(text, characters, quotes);
  for (const { 0: mark, index } of text.matchAll(dashesAndDots)) {
    characters.fill("", index, index + mark.length);
    characters[index] = typographic[mark] ?? "…";
  }
  for (const { index } of text.matchAll(nonBreakingSpaces))
    characters[index] = "\u00A0";
  return characters;
}

/** Matches the apostrophe of a decade or of a shortened word: the '90s, 'tis, 'ne. */
const elision =
  /^'(?:\d\ds(?![\p{L}\p{N}])|(?:\d\d(?:er|ern|s)?|tis|twas|til|ne[mnrs]?)(?![\p{L}\p{N}'])|n'(?= \p{L}))/iu;
const isWord = (char: string) =>
  /[\p{L}\p{N}\p{M}\uD800-\uDFFF\uFFFC]/u.test(char);
const isDigit = (char: string) => /\d/.test(char);
const isBlank = (char: string) => /^\s*$/.test(char);
/** True for characters after which a quotation may begin. */
const opens = (char: string) => /^$|[\s([{<«„“‚‘–—/=+-]$/.test(char);

function setQuotes(text: string, characters: string[], quotes: Quotes): void {
  const [openDouble, closeDouble, openSingle, closeSingle] = quotes;
  const apostrophe = "’";
  let open: { mark: string; at: number }[] = [];
  /** Turns unclosed single marks into apostrophes. */
  const forget = (marks: typeof open) => {
    for (const { mark, at } of marks)
      if (mark === "'") characters[at] = apostrophe;
  };
  for (const { 0: mark, index: at } of text.matchAll(/["']/g)) {
    const before = characters[at - 1] ?? "";
    const after = text[at + 1] ?? "";
    const isDouble = mark === '"';
    const begun = open.findLastIndex((other) => other.mark === mark);
    if (!isDouble && isWord(before) && isWord(after)) {
      // Digits: feet and inches.
      if (!isDigit(before) || !isDigit(after)) characters[at] = apostrophe;
    } else if (!isWord(before) && elision.test(text.slice(at, at + 6))) {
      characters[at] = apostrophe;
    } else if (
      !isBlank(after) &&
      (opens(before) || (begun < 0 && !isWord(before)))
    ) {
      open.push({ mark, at });
      characters[at] = isDouble ? openDouble : openSingle;
    } else if (begun >= 0 && !isBlank(before)) {
      forget(open.slice(begun + 1));
      open = open.slice(0, begun);
      characters[at] = isDouble ? closeDouble : closeSingle;
    } else if (!isBlank(before) && !isDigit(before)) {
      characters[at] = isDouble ? closeDouble : apostrophe;
    }
  }
  forget(open);
}

/** Replaces quotes, dashes and the like in a text. */
export const replaceQuotes = (text: string, tag: string) =>
  replaceCharacters(text, tag).join("");
