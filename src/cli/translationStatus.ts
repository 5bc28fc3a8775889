import { readFileSync } from "node:fs";
import { localeCodes } from "../config/locales";
import { siteConfig } from "../config/resolved";
import { groupBy } from "../lib/groupBy";
import { translatedFields } from "../site/collections";
import type { EntryFile } from "../site/content/entry";
import { findEntryFiles } from "../site/findEntryFiles";
import { parseFrontMatter } from "../site/files/frontMatter";
import { findHistoryGap, loadGitTimes, runGit } from "../site/content/gitTimes";
import type { GitTimes } from "../site/content/gitTimes";

/** An entry with its files, one for each locale that it is written in. */
export type WrittenEntry = {
  /** Below content/, for instance blog/2026-03-14-a-post. */
  folder: string;
  files: EntryFile[];
  /** The locales that it is not written in. */
  missing: string[];
};

export type LocaleStatus = {
  /**
   * `source`: what the others are translated from. `outdated`: its source has
   * changed since it was last touched. `draft`: begun and not published, though
   * its source is. `unknown`: git has no history to compare with.
   */
  status: "source" | "current" | "draft" | "outdated" | "missing" | "unknown";
  /** Paragraphs and fields of the source that have changed. */
  changes?: number;
  /** Day on which the translation was last touched. */
  since?: string;
};

export type EntryStatus = {
  folder: string;
  locales: Record<string, LocaleStatus>;
};

/** Lists the entries of all collections, by their files' names alone. */
export const listWrittenEntries = (root: string): WrittenEntry[] =>
  groupBy(
    findEntryFiles(root, siteConfig.i18n).files,
    ({ entryPath }) => entryPath.folder,
  )
    .map(([folder, files]) => {
      const languages = files.map(({ entryPath }) => entryPath.lang);
      const missing = localeCodes.filter((code) => !languages.includes(code));
      return { folder, files, missing };
    })
    .sort((a, b) => (a.folder < b.folder ? -1 : 1));

/** An entry in one locale, as it is now, committed or not. */
type Translation = {
  locale: string;
  file: string;
  raw: string;
  isDraft: boolean;
  isModified: boolean;
  /** None for a new file. */
  times: GitTimes | undefined;
};

/** Compares each translation with what its source was when the translation was last touched. */
export function listTranslations(root: string): EntryStatus[] {
  const hasHistory = findHistoryGap(root) === null;
  const gitTimes = loadGitTimes(root);
  const diff = runGit(root, "diff", "--name-only", "--relative", "HEAD");
  const modified = new Set(diff?.split("\n"));
  const read = ({ absolutePath, sourcePath, entryPath }: EntryFile) => {
    const raw = readFileSync(absolutePath, "utf8");
    return {
      locale: entryPath.lang,
      file: sourcePath,
      raw,
      isDraft: parseFrontMatter(raw).data.draft === true,
      isModified: modified.has(sourcePath),
      times: gitTimes.get(sourcePath),
    };
  };
  return listWrittenEntries(root).map(({ folder, files }) => {
    const translations = files.map(read);
    const source = findSource(translations);
    const statusIn = (code: string): LocaleStatus => {
      const translation = translations.find(({ locale }) => locale === code);
      if (!translation || !source) return { status: "missing" };
      if (translation === source) return { status: "source" };
      if (translation.isDraft && !source.isDraft) return { status: "draft" };
      if (!hasHistory) return { status: "unknown" };
      return compareWithSource(root, translation, source);
    };
    const statuses = localeCodes.map((code) => [code, statusIn(code)] as const);
    return { folder, locales: Object.fromEntries(statuses) };
  });
}

/** Finds the file that was there first; of those that came together, that in the first locale. */
const findSource = (
  translations: readonly Translation[],
): Translation | undefined =>
  localeCodes
    .flatMap((code) => translations.filter(({ locale }) => locale === code))
    .sort((a, b) => timeOf(a) - timeOf(b))[0];

const timeOf = ({ times }: Translation): number =>
  times ? Date.parse(times.first) : Infinity;

function compareWithSource(
  root: string,
  { times, isModified }: Translation,
  source: Translation,
): LocaleStatus {
  const touched = times?.last;
  // Somebody is working on it.
  if (touched === undefined || isModified) return { status: "current" };
  const isOlder = !source.isModified && (source.times?.last ?? "") <= touched;
  const before = isOlder ? null : readVersion(root, source, touched);
  const changes = before === null ? 0 : countChanges(before, source.raw);
  return changes === 0
    ? { status: "current" }
    : { status: "outdated", changes, since: touched.slice(0, 10) };
}

/** Reads what a file was at a time, by the name that it had then. */
function readVersion(
  root: string,
  { file, times }: Translation,
  time: string,
): string | null {
  const later = times?.names.filter(({ until }) => until > time) ?? [];
  const name = later.at(-1)?.path ?? file;
  const commit = runGit(root, "rev-list", "-1", `--before=${time}`, "HEAD");
  return runGit(root, "show", `${commit?.trim()}:./${name}`);
}

/** Counts the paragraphs and fields with words that were changed, added or removed. */
function countChanges(before: string, after: string): number {
  const old = splitText(before);
  const now = splitText(after);
  const added = now.filter((part) => !old.includes(part)).length;
  const removed = old.filter((part) => !now.includes(part)).length;
  return Math.max(added, removed);
}

function splitText(raw: string): string[] {
  const { data, body } = parseFrontMatter(raw);
  const fields = translatedFields.map(
    (name) => `${name}: ${JSON.stringify(data[name])}`,
  );
  const paragraphs = body.trim().split(/\n\s*\n/);
  return [...fields, ...paragraphs].map((text) => text.replace(/\s+/g, " "));
}
