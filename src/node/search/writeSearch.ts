import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import type { PagefindIndex } from "pagefind";
import { hasSearch, siteConfig } from "../../config/resolved";
import { languageTag, localeCodes } from "../../config/locales";
import { baseLanguage } from "../../lib/baseLanguage";
import { searchIndexFolder, wordListFile } from "../../lib/searchIndex";
import type { Site } from "../content/loadSite";
import { projectRoot } from "../projectRoot";
import { listSearchRecords } from "./searchRecord";
import type { SearchRecord } from "./searchRecord";
import { toSearchHtml } from "./toSearchHtml";
import { createWordList } from "./wordList";

/** What Pagefind writes for its own interfaces, which the site does without. */
const ownInterface = /^pagefind-(?:ui|modular-ui|component-ui|highlight)\./;

/** What is no prose: signs, buttons, links to headings, labels for screen readers. */
const excludeSelectors = [
  "[aria-hidden='true']",
  "a.anchor",
  "button",
  "dialog",
  ".visually-hidden",
  "#footnote-label",
];

/**
 * Writes the search index of a locale.
 * @param readPage reads the HTML of the page
 */
export async function writeIndex(
  folder: string,
  locale: string,
  records: readonly SearchRecord[],
  readPage: (record: SearchRecord) => string,
): Promise<void> {
  const { createIndex } = await import("pagefind");
  const forceLanguage = baseLanguage(languageTag(locale));
  const created = await createIndex({ forceLanguage, excludeSelectors });
  check(created);
  const index = created.index as PagefindIndex;
  const words: Set<string>[] = [];
  for (const record of records) {
    const page = toSearchHtml(readPage(record), record);
    words.push(page.words);
    check(await index.addHTMLFile({ url: record.path, content: page.html }));
  }
  check(await index.writeFiles({ outputPath: folder }));
  await index.deleteIndex();
  for (const name of readdirSync(folder)) {
    if (ownInterface.test(name)) rmSync(path.join(folder, name));
  }
  const list = createWordList(words).join("\n");
  writeFileSync(path.join(folder, wordListFile), list);
}

function check({ errors }: { errors: readonly string[] }): void {
  if (errors.length === 0) return;
  throw new Error(`Pagefind failed: ${errors.join("; ")}`);
}

/** Indexes the built pages for the search, in each locale. */
export async function writeSearch(args: BuildArgs, site: Site): Promise<void> {
  const publicFolder = path.join(projectRoot(args.store), "public");
  const indexFolder = path.join(publicFolder, searchIndexFolder);
  rmSync(indexFolder, { recursive: true, force: true });
  if (!hasSearch(siteConfig)) return;
  const activity = args.reporter.activityTimer("index for the search");
  activity.start();
  const records = listSearchRecords(site);
  const readPage = ({ path: page }: SearchRecord) =>
    readFileSync(path.join(publicFolder, page, "index.html"), "utf8");
  await Promise.all(
    localeCodes.map((locale) => {
      const own = records.filter((record) => record.locale === locale);
      return writeIndex(path.join(indexFolder, locale), locale, own, readPage);
    }),
  );
  const { close } = await import("pagefind");
  await close();
  activity.setStatus(`${records.length} pages`);
  activity.end();
}
