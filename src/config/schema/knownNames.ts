import { colorsNamed, parse } from "culori";
import { z } from "zod";
import { didYouMean, nearest } from "../../lib/nearest";

/** True if a value can be created from an input: the call does not throw and the result is defined. */
export function isValid(make: () => unknown): boolean {
  try {
    return make() !== undefined;
  } catch {
    return false;
  }
}

/** Returns the end of a name of several parts. */
const endOf = (name: string) => name.replace(/^.*\//, "");

/** A text from many known names; errors suggest one that is similar, or whose end is. */
const knownName = (
  message: string,
  isKnown: (value: string) => boolean,
  names: readonly string[],
) =>
  z.string().check(({ value, issues }) => {
    if (isKnown(value)) return;
    const end = nearest(value, names.map(endOf));
    const meant =
      nearest(value, names) ?? names.find((name) => endOf(name) === end);
    const params = { note: didYouMean(meant) };
    issues.push({ code: "custom", input: value, message, params });
  });

/** Offsets such as "+01:00" have no daylight saving time. */
const isTimeZone = (timeZone: string) =>
  /^[A-Za-z]/.test(timeZone) &&
  isValid(() => new Intl.DateTimeFormat("en", { timeZone }));

/** An IANA time zone that Intl on this machine knows. */
export const timeZone = knownName(
  "Unknown time zone.",
  isTimeZone,
  Intl.supportedValuesOf("timeZone"),
).describe("an IANA time zone, such as Europe/Berlin");

/** CSS functions that only a browser can resolve. */
const browserColor = /^(?:var|color-mix|light-dark)\([^;{}]+\)$/i;

/** A CSS colour. */
export const color = knownName(
  "Unknown colour.",
  (value) => parse(value) !== undefined || browserColor.test(value),
  Object.keys(colorsNamed),
).describe(
  "a CSS colour: a name, #rrggbb, or a function such as oklch() or var()",
);

// Any two to eight letters are a well-formed tag; only known languages have a name.
const languages = new Intl.DisplayNames("en", {
  type: "language",
  fallback: "none",
});

const isLocaleCode = (code: string) =>
  /^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/.test(code);

/** Finds the code that is meant by one in another spelling, such as "en_US", or by the language's name in English or in itself. */
function findCode(typed: string): string | undefined {
  const code = typed
    .replaceAll("_", "-")
    .replace(/^[A-Z]+\b/, (language) => language.toLowerCase());
  if (isLocaleCode(code)) return code;
  const letters = "abcdefghijklmnopqrstuvwxyz".match(/./g) ?? [];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((each) => languages.of(each) !== undefined)
    .find((each) => {
      const own = new Intl.DisplayNames(each, { type: "language" });
      const names = [languages.of(each), own.of(each)];
      return names.some((name) => name?.toLowerCase() === typed.toLowerCase());
    });
}

/** The code of a locale, by which files and options know it. */
export const localeCode = z.string().check(({ value, issues }) => {
  if (isLocaleCode(value)) return;
  const message = 'Not a locale code such as "de" or "pt-BR".';
  const params = { note: didYouMean(findCode(value)) };
  issues.push({ code: "custom", input: value, message, params });
});

/** A BCP 47 language tag for the `lang` attribute. */
export const languageTag = z
  .string()
  .refine(
    (tag) => isValid(() => languages.of(new Intl.Locale(tag).language)),
    "Unknown language.",
  )
  .describe("a BCP 47 language tag, such as en-GB");
