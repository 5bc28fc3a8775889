import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { PagefindIndex } from "pagefind";
import { wordListFile, wordSigns } from "../../lib/searchIndex";
import type { SearchRecord } from "./searchRecord";
import { leftOut, notProse, toSearchHtml } from "./toSearchHtml";
import { createWordList } from "./wordList";

/** A page of the search, and the file of its HTML. */
export type SearchFile = { record: SearchRecord; file: string };

export type SearchIndex = {
  /** The folder to write to. */
  folder: string;
  /** The language whose rules find the stems of words. */
  language: string;
  pages: SearchFile[];
};

/** Files of Pagefind's own interfaces, which the site does not use. */
const interfaceFile = /^pagefind-(?:ui|modular-ui|component-ui|highlight)\./;

/** The number of pages prepared in parallel while Pagefind reads others. */
const pagesAtOnce = 20;

/** Writes indexes, in a thread: the task of the worker in writeSearch.ts. */
export async function writeIndexes(
  indexes: readonly SearchIndex[],
): Promise<void> {
  // It can only be imported, and this becomes a file that requires.
  const pagefind = await import("pagefind");
  await Promise.all(indexes.map((index) => writeIndex(pagefind, index)));
  await pagefind.close();
}

async function writeIndex(
  { createIndex }: typeof import("pagefind"),
  { folder, language, pages }: SearchIndex,
): Promise<void> {
  const created = await createIndex({
    forceLanguage: language,
    excludeSelectors: [...notProse, ...leftOut],
    includeCharacters: wordSigns,
  });
  check(created);
  const index = created.index as PagefindIndex;
  const words: Set<string>[] = [];
  const addPage = async ({ record, file }: SearchFile) => {
    const page = toSearchHtml(readFileSync(file, "utf8"), record);
    words.push(page.words);
    check(await index.addHTMLFile({ url: record.path, content: page.html }));
  };
  for (let start = 0; start < pages.length; start += pagesAtOnce) {
    await Promise.all(pages.slice(start, start + pagesAtOnce).map(addPage));
  }
  check(await index.writeFiles({ outputPath: folder }));
  await index.deleteIndex();
  for (const name of readdirSync(folder)) {
    if (interfaceFile.test(name)) rmSync(path.join(folder, name));
  }
  const list = createWordList(words).join("\n");
  writeFileSync(path.join(folder, wordListFile), list);
}

function check({ errors }: { errors: readonly string[] }): void {
  if (errors.length === 0) return;
  throw new Error(`Pagefind failed: ${errors.join("; ")}`);
}
