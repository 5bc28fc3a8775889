import { localeCodes } from "../../config/locales";
import { groupBy } from "../../lib/groupBy";
import type { EntryFile } from "../content/entry";
import { findEntryFiles } from "../content/findEntryFiles";

/** An entry with its files, one for each locale that it is written in. */
export type WrittenEntry = {
  /** Below content/, for instance blog/2026-03-14-a-post. */
  folder: string;
  files: EntryFile[];
};

/** Front matter fields that hold words, which a translation has its own of. */
export const translatedFields: readonly string[] = [
  "title",
  "title_meta",
  "description",
  "keywords",
  "image_alt",
  "sidebar_label",
  "pagination_label",
  "home",
];

/** Lists the entries of all collections, by their files' names alone. */
export const listEntries = (root: string): WrittenEntry[] =>
  groupBy(findEntryFiles(root).files, ({ place }) => place.folder)
    .map(([folder, files]) => ({ folder, files }))
    .sort((a, b) => (a.folder < b.folder ? -1 : 1));

/** The locales that an entry is not written in. */
export const missingLocales = ({ files }: WrittenEntry): string[] =>
  localeCodes.filter((code) => files.every(({ place }) => place.lang !== code));
