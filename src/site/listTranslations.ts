import { readFileSync } from "node:fs";
import { listLocales } from "../config/i18n";
import type { I18n } from "../config/i18n";
import { groupBy } from "../lib/groupBy";
import type { EntryFile } from "./content/entry";
import { findHistoryGap } from "./content/gitTimes";
import { parseFrontMatter } from "./files/frontMatter";
import { findEntryFiles } from "./findEntryFiles";
import { findOutdated, findSource } from "./findOutdated";
import type { SourceChange } from "./findOutdated";

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
} & Partial<Omit<SourceChange, "locale">>;

export type EntryStatus = {
  folder: string;
  locales: Record<string, LocaleStatus>;
};

/** Lists the entries of all collections, by their files' names alone. */
export const listWrittenEntries = (root: string, i18n: I18n): WrittenEntry[] =>
  groupBy(findEntryFiles(root, i18n).files, ({ entryPath }) => entryPath.folder)
    .map(([folder, files]) => {
      const languages = files.map(({ entryPath }) => entryPath.lang);
      const missing = listLocales(i18n).filter(
        (code) => !languages.includes(code),
      );
      return { folder, files, missing };
    })
    .sort((a, b) => (a.folder < b.folder ? -1 : 1));

/** Says of all entries how far their translations are. */
export function listTranslations(root: string, i18n: I18n): EntryStatus[] {
  const hasHistory = findHistoryGap(root) === null;
  const entries = listWrittenEntries(root, i18n);
  const outdated = findOutdated(
    root,
    i18n,
    entries.flatMap(({ files }) => files),
  );
  return entries.map(({ folder, files }) => {
    const source = findSource(root, i18n, files);
    const statusIn = (code: string): LocaleStatus => {
      const file = files.find(({ entryPath }) => entryPath.lang === code);
      if (!file || !source) return { status: "missing" };
      if (file === source) return { status: "source" };
      if (isDraft(file) && !isDraft(source)) return { status: "draft" };
      if (!hasHistory) return { status: "unknown" };
      const change = outdated.get(file.sourcePath);
      if (!change) return { status: "current" };
      const { locale: _, ...details } = change;
      return { status: "outdated", ...details };
    };
    const statuses = listLocales(i18n).map(
      (code) => [code, statusIn(code)] as const,
    );
    return { folder, locales: Object.fromEntries(statuses) };
  });
}

const isDraft = ({ absolutePath }: EntryFile): boolean =>
  parseFrontMatter(readFileSync(absolutePath, "utf8")).data.draft === true;
