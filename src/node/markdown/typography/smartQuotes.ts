import { languageTag } from "../../../config/locales";
import { siteConfig } from "../../../config/resolved";
import { findNonBreakingSpaces } from "./nonBreakingSpaces";
import { quotesOf } from "./quotes";
import type { Quotes } from "./quotes";

const anyDecade = /^'\d\d(?![\p{L}\p{N}'])/u;

const isWord = (char: string) =>
  /[\p{L}\p{N}\p{M}\uD800-\uDFFF\uFFFC]/u.test(char);
const isDigit = (char: string) => /\d/.test(char);
const isBlank = (char: string) => char === "" || /\s/.test(char);
/** What a quotation may begin behind. */
const opens = (char: string) => isBlank(char) || /[([{<«„“‚‘–—/=+-]/.test(char);

/** A mark that has been opened, and where. */
type Open = { at: number; isDouble: boolean };

/** How a language writes quotation marks and spaces. */
export type Typography = {
  /** Undefined for languages that are not described here; they have the rest. */
  quotes: Quotes | undefined;
  /** Finds the spaces that no line may end at. */
  nonBreakingSpaces: RegExp;
};

/** The typography of a language tag such as "de-CH". */
export const typographyIn = (tag: string): Typography => ({
  quotes: quotesOf(tag),
  nonBreakingSpaces: findNonBreakingSpaces(tag),
});

/** The typography of a locale; undefined where the site config switches it off. */
export const typographyOf = (locale: string): Typography | undefined =>
  siteConfig.markdown.smartTypography
    ? typographyIn(languageTag(locale))
    : undefined;

/** Stands for code, a picture or a formula among words. */
export const placeholder = "\uFFFC";

/**
 * Sets quotation marks, apostrophes, dashes (`--` and `---`) and dots (`...`)
 * by the rules of a language, and no-break spaces between a number and its unit
 * and the like. Returns what becomes of each character, so that parts of the
 * text can be put back where they belong.
 * @param straight places of quotation marks that stay as they are
 * @example educate('"Hi" -- it\'s', typographyIn("en")).join("") -> “Hi” – it’s
 */
export function educate(
  text: string,
  { quotes, nonBreakingSpaces }: Typography,
  straight?: ReadonlySet<number>,
): string[] {
  const set = text.split("");
  if (quotes) setQuotes(text, set, quotes, straight);
  for (const { 0: found, index } of text.matchAll(/-+|\.+/g)) {
    const mark = markFor(found, text[index - 1] ?? "", text.slice(index));
    if (mark === undefined) continue;
    set.fill("", index, index + found.length);
    set[index] = mark;
  }
  for (const { index } of text.matchAll(nonBreakingSpaces))
    set[index] = "\u00A0";
  return set;
}

function markFor(found: string, before: string, rest: string) {
  if (found === "...") return "…";
  const isDash = found === "--" || found === "---";
  const after = rest[found.length] ?? "";
  if (!isDash || after === ">" || /[<|!]/.test(before)) return undefined;
  // An option of a command, such as --force.
  if (isBlank(before) && isWord(after)) return undefined;
  return found === "--" ? "–" : "—";
}

function setQuotes(
  text: string,
  set: string[],
  { double, single, shortened = anyDecade }: Quotes,
  straight?: ReadonlySet<number>,
): void {
  const open: Open[] = [];
  const apostrophe = "’";
  const pairOf = (isDouble: boolean) => (isDouble ? double : single);
  const begin = (at: number, isDouble: boolean) => {
    open.push({ at, isDouble });
    set[at] = pairOf(isDouble)[0];
  };
  /** Single marks that nothing has closed are apostrophes. */
  const forget = (marks: readonly Open[]) => {
    for (const { at, isDouble } of marks) {
      if (!isDouble) set[at] = apostrophe;
    }
  };
  const end = (at: number, isDouble: boolean) => {
    const begun = open.findLastIndex((mark) => mark.isDouble === isDouble);
    forget(open.splice(begun).slice(1));
    set[at] = pairOf(isDouble)[1];
  };
  const isOpen = (isDouble: boolean) =>
    open.some((mark) => mark.isDouble === isDouble);

  for (const { 0: mark, index: at } of text.matchAll(/["']/g)) {
    if (straight?.has(at)) continue;
    const isDouble = mark === '"';
    const before = text[at - 1] ?? "";
    const after = text[at + 1] ?? "";
    const canBegin = opens(before) && !isBlank(after);
    const follows = open.at(-1)?.at === at - 1;
    if (!isDouble && isWord(before) && isWord(after)) {
      if (!isDigit(before) || !isDigit(after)) set[at] = apostrophe;
    } else if (
      !isDouble &&
      !isWord(before) &&
      shortened.test(text.slice(at, at + 12))
    ) {
      set[at] = apostrophe;
    } else if ((canBegin || follows) && !(isOpen(isDouble) && isBlank(after))) {
      begin(at, isDouble);
    } else if (isOpen(isDouble) && !isBlank(before)) {
      end(at, isDouble);
    } else if (isDigit(before)) {
      // Feet and inches.
    } else if (
      !isBlank(after) &&
      !isWord(before) &&
      (isDouble || !/["']/.test(before))
    ) {
      begin(at, isDouble);
    } else if (!isBlank(before)) {
      set[at] = isDouble ? double[1] : apostrophe;
    }
  }
  forget(open);
}

/** A text with the marks of its language. */
export const educateText = (
  text: string,
  typography: Typography | undefined,
) => (typography ? educate(text, typography).join("") : text);
