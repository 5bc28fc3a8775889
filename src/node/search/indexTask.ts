import path from "node:path";
import { languageTag } from "../../config/languageTag";
import { codeStamp } from "./codeStamp";
import { localeIndex } from "./localeIndex";
import { loadPagefind } from "./loadPagefind";
import type { SearchRecord } from "./searchRecord";
import { isWritten, writeIndex } from "./writeIndex";

/** The index that a locale should have; plain data. */
export type IndexTask = {
  /** The project's. */
  root: string;
  /** Where locales have their folders. */
  folder: string;
  /** Where the next run is told which pages are there. */
  notes: string;
  locale: string;
  /** What its search finds. */
  records: readonly SearchRecord[];
};

const planIndex = ({ root, folder, notes, locale, records }: IndexTask) => ({
  place: {
    folder: path.join(folder, locale),
    notes: path.join(notes, `${locale}.json`),
  },
  index: localeIndex(locale, records, languageTag, codeStamp(root)),
  pagefind: loadPagefind(root),
});

/** Whether the index is there, made of just these records. */
export function isDone(task: IndexTask): boolean {
  const { place, index, pagefind } = planIndex(task);
  return isWritten(place.folder, index, pagefind.version);
}

/** Writes the index, unless it is there. */
export async function doTask(task: IndexTask): Promise<void> {
  const { place, index, pagefind } = planIndex(task);
  if (await writeIndex(place, index, pagefind)) await pagefind.close();
}
