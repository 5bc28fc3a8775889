import { memoize } from "./memoize";

const getCollator = /* @__PURE__ */ memoize(
  (tag: string) => new Intl.Collator(tag, { numeric: true }),
);

/**
 * Returns a function that compares words in the alphabetical order of a
 * language: Ä follows A in German, Z in Swedish; 9 precedes 10.
 * @example ["Zoll", "Äpfel"].sort(orderIn("de-DE")) -> ["Äpfel", "Zoll"]
 */
export const orderIn = (tag: string): ((a: string, b: string) => number) =>
  getCollator(tag).compare;

/**
 * Returns a language tag without country and script.
 * @example baseLanguage("de-DE") -> "de"
 */
export const baseLanguage = (tag: string): string => tag.replace(/-.*/, "");

/**
 * Isolates a text of the other direction where no attribute can: otherwise a
 * full stop would appear at its beginning.
 */
export const isolate = (text: string, dir: "ltr" | "rtl" = "ltr"): string =>
  `${dir === "ltr" ? "\u2066" : "\u2067"}${text}\u2069`;

type Direction = "ltr" | "rtl";
type TextInfo = { direction?: Direction };

/**
 * Returns the direction in which a language is written. Node up to 22 has it as
 * a property, later versions by a function; TypeScript knows neither.
 */
export function readDirection(tag: string): Direction | undefined {
  const locale = new Intl.Locale(tag) as Intl.Locale & {
    textInfo?: TextInfo;
    getTextInfo?: () => TextInfo;
  };
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction;
}

/** Matches a text whose first letter is of a script from right to left. */
const fromRight =
  /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Returns the direction of words that may be in another language than those around them; undefined if it is theirs. */
export const findDirection = (text: string): "rtl" | undefined =>
  fromRight.test(text) ? "rtl" : undefined;
