import { z } from "zod";
import {
  decodePercent,
  hasShortNames,
  isFileName,
  isPublic,
  readUrl,
  shortNamesRule,
} from "../../lib/address";
import { removeControls } from "../../lib/escape";
import { isValid } from "./knownNames";

// Schemas that several options share. Errors print their descriptions, which say
// what is allowed. Those that hold addresses say so in their metadata, by which
// the build finds the addresses of the config (src/site/links/configLinks.ts).

/** The content of a text of the config: the path of a page without locale, any address, a picture's, or the owner's HTML. */
export type Holding = "page" | "address" | "image" | "html";

export const holds = (holding: Holding) => ({ holds: holding });

/** Text that is not empty. */
export const text = z
  .string()
  .regex(/\S/, "Must not be empty.")
  .refine(
    (value) => removeControls(value) === value,
    "It has a control character, which no page may hold.",
  );

/** HTML of the owner's, which is rendered as it is. */
export const html = text.meta(holds("html"));

/** A path of the site without locale; links add the reader's. */
export const sitePath = z
  .string()
  .regex(/^\/(?!\/)\S*$/, "Not a path inside the site.")
  .describe('a path inside the site that begins with "/", without a language');

/** A check that a path does not end as files do that the build writes, such as rss.xml, for `.refine(...)`. */
const isPageName = [
  (path: string) => !isFileName(path),
  "It ends like the name of a file.",
] as const;

/** The path of a page or of those below it, without locale. */
export const pageName = z
  .string()
  .regex(/^(?:\/[^\s/?#\\]+)+$/, "Not the path of a page.")
  .refine(...isPageName)
  .refine(hasShortNames, shortNamesRule)
  .describe('a path such as "/projects", without a slash at its end');

/** The path of a page of the site, which has to exist. */
export const pagePath = sitePath.meta(holds("page"));

/** Matches paths that leave their folder, on Windows with the other slash. */
const climbs = /(?:^|[\\/])\.{1,2}(?:[\\/]|$)|[\\\0]/;

/** A former address of the site, as a path from its root. */
export const oldAddress = z
  .string()
  .regex(
    /^(?!.*\/\.{1,2}(?:\/|$))(?!.*\/\/)\/[^\s?#*]+$/,
    "Not the path of an earlier address.",
  )
  .refine(
    (address) => !climbs.test(decodePercent(address) ?? address),
    "It leaves the site's folder.",
  )
  .refine(hasShortNames, shortNamesRule)
  .describe('a path that begins with "/", without "?", "#" and "*"');

/** An address outside the site, or a file of the site that is not a page. */
export const address = z
  .string()
  .regex(
    /^(?:(?:https?:\/\/|mailto:|tel:)\S+|\/(?!\/)\S*)$/i,
    "Invalid address.",
  )
  .refine(...isPublic)
  .describe(
    'an address with https://, mailto: or tel:, or a file that begins with "/"',
  );

/** An address that is checked if it is on this site. */
export const linkAddress = address.meta(holds("address"));

/** An address outside the site. */
export const httpsAddress = z
  .string()
  .refine(
    (value) => /^https:\/\/\S+$/i.test(value) && readUrl(value) !== undefined,
    "Not an https address.",
  )
  .refine(...isPublic)
  .refine(
    (value) => !value.includes("&amp;"),
    'HTML writes "&amp;" for "&": write "&" here.',
  )
  .describe("an address with https://")
  .meta(holds("address"));

/** A file in `static/` or on another host. */
export const file = z
  .string()
  .regex(/^(?:https:\/\/|\/(?!\/))\S+$/i, "Invalid file address.")
  .describe('a file in static/, written from "/", or an address with https://')
  .meta(holds("image"));

const isOrigin = (value: string) =>
  /^https?:\/\/[^\s/?#@]+\/?$/i.test(value) && readUrl(value) !== undefined;

const withoutSlash = (value: string) => value.replace(/\/$/, "");

/** The origin of another site that pages load from, for which browsers want https: only protocol and host. */
export const origin = z
  .string()
  .refine(
    (value) => isOrigin(value) && /^https:/i.test(value),
    "Must be https:// and a host, without a path.",
  )
  .refine(...isPublic)
  .transform(withoutSlash)
  .describe("https:// and a host, such as https://www.example.com");

/** Protocol and host of the published site. */
export const siteUrl = z
  .string()
  .refine(isOrigin, {
    error: 'Must be protocol and host; a path goes into "baseUrl".',
    abort: true,
  })
  .refine(...isPublic)
  .transform(withoutSlash)
  .describe(
    'protocol and host, such as https://www.example.com; a path goes into "baseUrl"',
  );

/** The base path of a site; missing slashes are added. */
export const baseUrl = z
  .string()
  .regex(/^\/?(?:[\w~-][\w.~-]*(?:\/|$))*$/, "Invalid path.")
  .transform((value) => `/${value}/`.replace(/\/+/g, "/"))
  .describe('"/", or a path such as "/project/"');

/** The source of a regular expression. */
export const pattern = text
  .refine(
    (source) => isValid(() => new RegExp(source)),
    "Invalid regular expression.",
  )
  .describe('a JavaScript regular expression, such as "^/blog(/|$)"');

const slugError =
  "Expected letters without accents, digits, dots, hyphens and underscores, between single slashes.";

/** The path of a page of documentation, relative to the start of its version or to its folder. */
export const docsSlug = z
  .string()
  .regex(
    /^(?:\/|\/?[A-Za-z0-9_~-][A-Za-z0-9._~-]*(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*)$/,
    slugError,
  )
  .refine(...isPageName)
  .refine(hasShortNames, shortNamesRule);

/** The path of a post or page, relative to its collection. */
export const entrySlug = z
  .string()
  .regex(
    /^\/?[A-Za-z0-9._~-]*[A-Za-z0-9_~-](?:\/[A-Za-z0-9._~-]*[A-Za-z0-9_~-])*$/,
    slugError,
  )
  .refine(...isPageName)
  .refine(hasShortNames, shortNamesRule)
  .transform((slug) => slug.replace(/^\//, ""));

/** The options of a link. */
export const linkTarget = {
  /** A page of the site, without locale. */
  to: pagePath.optional(),
  /** An address outside the site; opens a new tab. */
  href: linkAddress.optional(),
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
