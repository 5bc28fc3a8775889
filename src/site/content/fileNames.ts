import type { I18n } from "../../config/i18n";
import type { EntryPath } from "./entry";

export const isMarkdownFile = (name: string) => /\.mdx?$/.test(name);

/**
 * Parses the path of a file below content/. An entry is one file, or a folder
 * with an index file or one file per locale. A file without a locale in its
 * name is in the default locale.
 * @example parseEntryPath(i18n, "blog/a-post/de.mdx") -> { area: "blog", folder:
 * "blog/a-post", name: "a-post", lang: "de" }
 * @example parseEntryPath(i18n, "blog/a-post.de.md") -> the same
 */
export function parseEntryPath(i18n: I18n, relativePath: string): EntryPath {
  const [area = "", ...folders] = relativePath.split("/");
  const base = (folders.pop() ?? "").replace(/\.mdx?$/, "");
  const { stem, lang } = splitLocale(i18n, base);
  const steps = stem === "" ? folders : [...folders, stem];
  const name = steps.join("/");
  return { area, folder: [area, ...steps].join("/"), name, lang };
}

/** Returns the locale as it is in the name of an entry's file: ".de", and "" for the default. */
export const localeSuffix = ({ defaultLocale }: I18n, locale: string) =>
  locale === defaultLocale ? "" : `.${locale}`;

/** Splits a file name into the entry's part (empty for `index` and `de`) and the locale. */
function splitLocale(
  { defaultLocale, locales }: I18n,
  base: string,
): { stem: string; lang: string } {
  if (base === "index") return { stem: "", lang: defaultLocale };
  if (base in locales) return { stem: "", lang: base };
  const [, stem = "", lang = ""] = /^(.+)\.([^.]+)$/.exec(base) ?? [];
  if (!(lang in locales)) return { stem: base, lang: defaultLocale };
  return { stem: stem === "index" ? "" : stem, lang };
}

/** Matches year, month and day, with any separator, as whole parts of a path. */
const dated =
  /^(?<folder>(?:.*\/)?)(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})(?:[-_/ ](?<rest>.*))?$/;

const padNumber = (number = "") => number.padStart(2, "0");

/** Drops date folders such as 2024 or 2024/01 above a name that contains the date. */
const dropDateFolders = (folder: string, year = "", month = "") =>
  folder.replace(new RegExp(`(^|/)${year}/(?:0?${Number(month)}/)?$`), "$1");

/**
 * Splits the name of a post into its date and its slug, as Docusaurus does. The
 * date need not exist in the calendar; a name that is only a date is also the
 * slug.
 * @example splitDate("notes/2024-1-5-x") -> { date: "2024-01-05", slug:
 * "notes/x" }
 */
export function splitDate(name: string): { date?: string; slug: string } {
  const groups = dated.exec(name)?.groups;
  if (!groups) return { slug: name };
  const { folder = "", year, month, day, rest } = groups;
  const date = `${year}-${padNumber(month)}-${padNumber(day)}`;
  return { date, slug: dropDateFolders(folder, year, month) + (rest || date) };
}

/** Matches a number before a name, separated by hyphens, underscores, dots or spaces. */
const numbered = /^(?<number>\d+)\s*[-_.]+\s*(?<rest>[^-_.\s].*)$/;

/** Matches dates and versions, which also start with a number: 2026-03-14-a, 7.0-a. */
const dateOrVersion =
  /^(?:\d{2,4}[-_.]\d{1,2}(?:[-_.]\d{1,4})?(?:$|[-_.\s])|\d+[-_.]\d)/;

/**
 * Splits a name into its leading number, which orders it, and the rest.
 * @example splitNumber("02-setup") -> { position: 2, name: "setup" }
 * @example splitNumber("2026-03-14-notes") -> { position: null, name:
 * "2026-03-14-notes" }
 */
export function splitNumber(name: string): {
  position: number | null;
  name: string;
} {
  const groups = dateOrVersion.test(name)
    ? undefined
    : numbered.exec(name)?.groups;
  if (!groups?.rest) return { position: null, name };
  return { position: Number(groups.number), name: groups.rest };
}

/** Removes the numbers that order the names of a path. */
export const withoutNumbers = (name: string) =>
  name
    .split("/")
    .map((step) => splitNumber(step).name)
    .join("/")
    .toLowerCase();

/** Creates the address where a file can be edited, from the `editUrl` of the site config. */
export const createEditUrl = (base: string | undefined, sourcePath: string) =>
  base === undefined
    ? null
    : encodeURI(`${base.replace(/\/$/, "")}/${sourcePath}`);
