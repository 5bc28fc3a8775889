import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Document } from "yaml";
import { z } from "zod";
import { defaultLocale, localeCodes } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import { readMoment } from "../content/readMoment";
import { dayOf } from "../../lib/zonedTime";
import type { EntryTemplate, NewEntry } from "../collections/collection";
import { loadDataFile } from "../content/data/dataFile";
import { isSlug, slugify, slugRule } from "../content/slugs";
import { suggest } from "../../lib/nearest";
import { parseList, UsageError } from "./command";
import type { Prompts } from "./prompts";

type Flag = "lang" | "slug" | "date" | "description" | "docs" | "version";

/** The flags of a new entry; `title-<locale>` is the title in a locale. */
export type EntryFlags = Partial<
  Record<Flag | "authors" | "tags" | `title-${string}`, string>
> & { draft?: boolean };

/** A file to create. */
export type NewFile = {
  /** From the project's root, with forward slashes. */
  file: string;
  text: string;
};

/** Addresses longer than this are cut off in lists of results. */
const maxSlugLength = 72;

/**
 * Composes the files of a new entry, one for each locale.
 * @param template that of its collection
 * @param title in the first locale
 */
export async function composeEntry(
  root: string,
  template: EntryTemplate,
  title: string | undefined,
  flags: EntryFlags,
  prompts: Prompts,
): Promise<NewFile[]> {
  const { isPublication = false, body = "{/* Write here. */}" } = template;
  const titles = await readTitles(title, flags, prompts);
  const [[, first] = ["", ""]] = titles;
  const slug =
    flags.slug ??
    (await prompts.askText("The end of its address", createSlug(first)));
  if (slug === "" && flags.slug === undefined) {
    throw new UsageError(
      `"${first}" makes no address: add --slug after a lone "--". Allowed: ${slugRule}.`,
    );
  }
  if (!isSlug(slug)) {
    throw new UsageError(
      `Invalid --slug ${JSON.stringify(slug)}. Allowed: ${slugRule}.`,
    );
  }
  const date = flags.date ?? dayOf(new Date(), siteConfig.timeZone);
  if (!readMoment(date, siteConfig.timeZone)) {
    throw new UsageError(
      `Invalid --date "${date}". Allowed: 2026-03-14 or 2026-03-14T09:00.`,
    );
  }
  const readKeys = async (name: "authors" | "tags", message: string) => {
    const flag = flags[name];
    if (flag !== undefined) return parseList(flag);
    if (!isPublication) return [];
    const { keys } = loadDataFile(root, name, z.string(), z.object({}));
    const proposal = name === "authors" ? keys?.slice(0, 1) : [];
    return prompts.askSome(message, keys ?? [], proposal);
  };
  const { description, docs, version, draft = isPublication } = flags;
  const shared = {
    slug,
    date,
    description,
    docs,
    version,
    draft,
    authors: await readKeys("authors", "Authors"),
    tags: await readKeys("tags", "Tags"),
  };
  return titles.map(([locale, ownTitle]) => {
    const entry = { ...shared, title: ownTitle, locale };
    return {
      file: `content/${template.file(entry)}`,
      text: printEntry(createFrontMatter(entry, template), body),
    };
  });
}

/** Titles by locale: of flags, of the word behind the command, of answers. */
async function readTitles(
  word: string | undefined,
  flags: EntryFlags,
  prompts: Prompts,
): Promise<[locale: string, title: string][]> {
  const titled = localeCodes.filter((code) => flags[`title-${code}`]);
  const untitled = localeCodes.filter((code) => !titled.includes(code));
  // A word beside the titles of some locales is that of another one.
  const ofWord = word === undefined ? [] : untitled.slice(0, 1);
  const chosen = flags.lang === undefined ? ofWord : parseList(flags.lang);
  let locales = [...new Set([...chosen, ...titled])];
  if (locales.length === 0) {
    locales = await prompts.askSome("Languages", localeCodes, [defaultLocale]);
  }
  const titles: [string, string][] = [];
  for (const code of locales) {
    if (!localeCodes.includes(code)) {
      const allowed = `Allowed: ${localeCodes.join(", ")}.`;
      const hint = suggest(code, localeCodes) ?? allowed;
      throw new UsageError(`The site has no locale "${code}". ${hint}`);
    }
    const given =
      flags[`title-${code}`] ?? (titles.length === 0 ? word : undefined);
    const title = given ?? (await prompts.askText(`Title (${code})`, word));
    if (title === "") {
      throw new UsageError(
        `Missing title (${code}): add --title-${code} "…" after a lone "--".`,
      );
    }
    titles.push([code, title]);
  }
  return titles;
}

/** The slug that a title gives, cut between words. */
function createSlug(title: string): string {
  const whole = slugify(title.replaceAll("/", " "));
  if (whole.length <= maxSlugLength) return whole;
  const end = whole.lastIndexOf("-", maxSlugLength);
  return whole.slice(0, end > 0 ? end : maxSlugLength);
}

/** Front matter as owners write it: lists in one line, nothing for empty lists, false and undefined. */
function createFrontMatter(entry: NewEntry, { fields }: EntryTemplate) {
  const { title, description } = entry;
  const document = new Document({});
  const given = Object.entries({ title, description, ...fields?.(entry) });
  for (const [name, value] of given) {
    const isEmpty = !value || (Array.isArray(value) && value.length === 0);
    if (isEmpty) continue;
    document.set(name, document.createNode(value, { flow: true }));
  }
  return document;
}

/** Prints an entry; lists in its front matter are printed as they are marked. */
export function printEntry(frontMatter: Document, body: string): string {
  const yaml = frontMatter.toString({
    lineWidth: 0,
    flowCollectionPadding: false,
  });
  return `---\n${yaml.trimEnd()}\n---\n\n${body.trim()}\n`;
}

/** Creates files, all or none: nothing that exists is overwritten. */
export function createFiles(root: string, files: readonly NewFile[]): void {
  const taken = files.find(({ file }) => existsSync(path.join(root, file)));
  if (taken) throw new UsageError(`${taken.file} exists already.`);
  for (const { file, text } of files) {
    const place = path.join(root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text, { flag: "wx" });
  }
}
