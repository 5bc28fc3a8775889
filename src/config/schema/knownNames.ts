import { colorsNamed, parse } from "culori";
import { z } from "zod";
import { suggest } from "../../lib/nearest";

/** True if a value can be created from an input: the call does not throw and the result is defined. */
export function isValid(make: () => unknown): boolean {
  try {
    return make() !== undefined;
  } catch {
    return false;
  }
}

/** A text from many known names; errors suggest a similar one. */
const knownName = (
  message: string,
  isKnown: (value: string) => boolean,
  names: readonly string[],
) =>
  z.string().check(({ value, issues }) => {
    if (isKnown(value)) return;
    const params = { note: suggest(value, names) };
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

/** A BCP 47 language tag for the `lang` attribute. */
export const languageTag = z
  .string()
  .refine(
    (tag) => isValid(() => languages.of(new Intl.Locale(tag).language)),
    "Unknown language.",
  )
  .describe("a BCP 47 language tag, such as en-GB");
