import { colorsNamed, parse } from "culori";
import { z } from "zod";
import { decodePercent } from "../../lib/address";
import { suggest } from "../../lib/nearest";

// Schemas that several options share. Errors print their descriptions, which say
// what is allowed.

/** Text that is not empty. */
export const text = z.string().regex(/\S/, "Must not be empty.");

/** A path of the site without locale; links add the reader's. */
export const sitePath = z
  .string()
  .regex(/^\/(?!\/)\S*$/, "Not a path inside the site.")
  .describe('a path inside the site that begins with "/", without a language');

/** A former address of the site, as a path from its root. */
export const oldAddress = z
  .string()
  .regex(
    /^(?!.*\/\.{1,2}(?:\/|$))\/(?!\/)[^\s?#]+$/,
    "Not the path of an earlier address.",
  )
  .refine(
    (value) => !/\\|\/\.{1,2}(?:\/|$)/.test(decodePercent(value) ?? value),
    "Not the path of an earlier address.",
  )
  .describe('a path that begins with "/", without "?" and "#"');

/** An address outside the site, or a file of the site that is not a page. */
export const address = z
  .string()
  .regex(
    /^(?:(?:https?:\/\/|mailto:|tel:)\S+|\/(?!\/)\S*)$/i,
    "Invalid address.",
  )
  .describe(
    'an address with https://, mailto: or tel:, or a file that begins with "/"',
  );

/** An address outside the site. */
export const httpsAddress = z
  .string()
  .regex(/^https:\/\/\S+$/i, "Not an https address.")
  .describe("an address with https://");

/** A file in `static/` or on another host. */
export const file = z
  .string()
  .regex(/^(?:https:\/\/|\/(?!\/))\S+$/i, "Invalid file address.")
  .describe('a file in static/, written from "/", or an address with https://');

/** The origin of a site: only protocol and host. */
export const origin = z
  .string()
  .refine(
    (value) => /^https?:\/\/[^\s/?#]+$/i.test(value) && URL.canParse(value),
    "Must be protocol and host, without a path.",
  )
  .describe(
    "protocol and host without path or trailing slash, such as https://www.example.com",
  );

/** The base path of a site; missing slashes are added. */
export const baseUrl = z
  .string()
  .regex(/^\/?(?:[\w~-][\w.~-]*(?:\/|$))*$/, "Invalid path.")
  .transform((value) => `/${value}/`.replace(/\/+/g, "/"))
  .describe('"/", or a path such as "/project/"');

/** True if a value can be created from an input: the call does not throw and the result is defined. */
function isValid(make: () => unknown): boolean {
  try {
    return make() !== undefined;
  } catch {
    return false;
  }
}

/** The source of a regular expression. */
export const pattern = text
  .refine(
    (source) => isValid(() => new RegExp(source)),
    "Invalid regular expression.",
  )
  .describe('a JavaScript regular expression, such as "^/blog(/|$)"');

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

const slugError =
  "Expected letters without accents, digits, dots, hyphens and underscores, between single slashes.";

/** The path of a page of documentation, relative to the start of its version or to its folder. */
export const docsSlug = z
  .string()
  .regex(
    /^(?:\/|\/?[A-Za-z0-9_~-][A-Za-z0-9._~-]*(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*)$/,
    slugError,
  );

/** The path of a post or page, relative to its collection. */
export const entrySlug = z
  .string()
  .regex(
    /^\/?[A-Za-z0-9._~-]*[A-Za-z0-9_~-](?:\/[A-Za-z0-9._~-]*[A-Za-z0-9_~-])*$/,
    slugError,
  )
  .transform((slug) => slug.replace(/^\//, ""));

/** The options of a link. */
export const linkTarget = {
  /** A page of the site, without locale. */
  to: sitePath.optional(),
  /** An address outside the site; opens a new tab. */
  href: address.optional(),
};

/** Returns a check whether exactly one of the keys is set. */
export const hasOneOf =
  <Key extends string>(...keys: Key[]) =>
  (value: Partial<Record<Key, unknown>>): boolean =>
    keys.filter((key) => value[key] !== undefined).length === 1;

/** A check that a link has exactly one target, for `.refine(...)`. */
export const hasOneTarget = [
  hasOneOf("to", "href"),
  'Exactly one of "to" and "href" is required.',
] as const;
