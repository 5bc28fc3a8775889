import { defaultLocale, localeCodes } from "../../config/locales";
import type { EntryPlace } from "./entry";

/** Whether a file holds an entry, by its name. */
export const isMarkdownFile = (name: string) => /\.mdx?$/.test(name);

/**
 * Reads where an entry belongs from its file's path below content/. An entry is
 * one file, or a folder with an index file or a file for each locale. Without
 * a locale in its name a file is in the default locale.
 * @example parseEntryPath("blog/a-post/de.mdx") -> { area: "blog", folder: "blog/a-post", name: "a-post", lang: "de" }
 * @example parseEntryPath("blog/a-post.de.md") -> the same
 */
export function parseEntryPath(relativePath: string): EntryPlace {
  const [area = "", ...folders] = relativePath.split("/");
  const base = (folders.pop() ?? "").replace(/\.mdx?$/, "");
  const { stem, lang } = splitLocale(base);
  const steps = stem === "" ? folders : [...folders, stem];
  const name = steps.join("/");
  return { area, folder: [area, ...steps].join("/"), name, lang };
}

/** Splits a file's name into what names the entry (nothing for `index` and `de`) and its locale. */
function splitLocale(base: string): { stem: string; lang: string } {
  if (base === "index") return { stem: "", lang: defaultLocale };
  if (localeCodes.includes(base)) return { stem: "", lang: base };
  const [, stem = "", lang = ""] = /^(.+)\.([^.]+)$/.exec(base) ?? [];
  if (!localeCodes.includes(lang)) return { stem: base, lang: defaultLocale };
  return { stem: stem === "index" ? "" : stem, lang };
}

/** Year, month and day, however they are separated, as whole parts of a path. */
const dated =
  /^(?<folder>(?:.*\/)?)(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})(?:[-_/](?<rest>.*))?$/;

const padNumber = (number = "") => number.padStart(2, "0");

/** Drops folders such as 2024 or 2024/01 above a name that has the date anyway. */
const dropDateFolders = (folder: string, year = "", month = "") =>
  folder.replace(new RegExp(`(^|/)${year}/(?:0?${Number(month)}/)?$`), "$1");

/**
 * Splits a post's name into its date and its slug, as Docusaurus does. The
 * date need not exist in the calendar; a name that is only a date is also the
 * slug.
 * @example splitDate("notes/2024-1-5-x") -> { date: "2024-01-05", slug: "notes/x" }
 */
export function splitDate(name: string): { date?: string; slug: string } {
  const groups = dated.exec(name)?.groups;
  if (!groups) return { slug: name };
  const { folder = "", year, month, day, rest } = groups;
  const date = `${year}-${padNumber(month)}-${padNumber(day)}`;
  return { date, slug: dropDateFolders(folder, year, month) + (rest || date) };
}

/** A number before a name, separated by hyphens, underscores, dots or spaces. */
const numbered = /^(?<number>\d+)\s*[-_.]+\s*(?<rest>[^-_.\s].*)$/;

/** Dates and versions begin with a number as well: 2026-03-14-a, 7.0-a. */
const dateOrVersion =
  /^(?:\d{2,4}[-_.]\d{1,2}(?:[-_.]\d{1,4})?(?:$|[-_.\s])|\d+[-_.]\d)/;

/**
 * Splits a name into the number that orders it and the rest.
 * @example splitNumber("02-setup") -> { position: 2, name: "setup" }
 * @example splitNumber("2026-03-14-notes") -> { position: null, name: "2026-03-14-notes" }
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

/** Where a file can be edited, below the address that the site config gives. */
export const createEditUrl = (base: string | undefined, sourcePath: string) =>
  base === undefined
    ? null
    : encodeURI(`${base.replace(/\/$/, "")}/${sourcePath}`);
