import { createHash } from "node:crypto";
import {
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { PagefindIndex } from "pagefind";
import { findLanguageTag, listLocales } from "../../config/i18n";
import { hasSearch } from "../../config/publicFiles";
import type { ResolvedSite } from "../../config/types";
import { baseLanguage } from "../../lib/language";
import {
  searchIndexFolder,
  wordListFile,
  wordSigns,
} from "../../lib/searchIndex";
import type { Site } from "../../site/loadSite";
import { fileState } from "../../site/files/paths";
import { hashBuildCode } from "../../site/files/loadBundled";
import type { BuildCache } from "../../site/links/scanPages";
import type { Reporter } from "../build";
import { listSearchRecords } from "./searchRecord";
import type { SearchRecord } from "./searchRecord";
import { notProse, toSearchHtml } from "./toSearchHtml";
import { createWordList } from "./wordList";

/** Files of Pagefind's own interfaces, which the site does not use. */
const interfaceFile = /^pagefind-(?:ui|modular-ui|component-ui|highlight)\./;

/** Elements that excerpts leave out: code, signs, buttons, links to headings, labels for screen readers. */
const excludeSelectors = [
  ...notProse,
  "[aria-hidden='true']",
  "[hidden='']",
  "a.anchor",
  "button",
  "dialog",
  ".visually-hidden",
  "#footnote-label",
];

type Page = { record: SearchRecord; file: string };

/** Indexes the built pages for the search, in each locale whose pages have changed. */
export async function writeSearch(
  root: string,
  site: Site,
  { cache, reporter }: { cache: BuildCache; reporter: Reporter },
): Promise<void> {
  const { config } = site;
  const indexFolder = path.join(root, "public", searchIndexFolder);
  if (!hasSearch(config)) {
    rmSync(indexFolder, { recursive: true, force: true });
    return;
  }
  const locales = listLocales(config.i18n);
  removeOthers(indexFolder, locales);
  const activity = reporter.activityTimer("index for the search");
  activity.start();
  const pages = listSearchRecords(site, root).map((record) => ({
    record,
    file: path.join(root, "public", record.path, "index.html"),
  }));
  const code = hashBuildCode(root);
  const counts = await Promise.all(
    locales.map(async (locale) => {
      const folder = path.join(indexFolder, locale);
      const localePages = pages.filter(
        ({ record }) => record.locale === locale,
      );
      const key = createKey(code, localePages);
      const cacheKey = `search index ${locale}`;
      const earlierKey = await cache.get(cacheKey);
      if (earlierKey === key && existsSync(folder)) return 0;
      rmSync(folder, { recursive: true, force: true });
      await writeIndex(folder, config, locale, localePages);
      await cache.set(cacheKey, key);
      return localePages.length;
    }),
  );
  const { close } = await import("pagefind");
  await close();
  const indexed = counts.reduce((sum, count) => sum + count, 0);
  activity.setStatus(`${indexed} of ${pages.length} pages`);
  activity.end();
}

/** Removes the indexes of languages that the site no longer has. */
function removeOthers(indexFolder: string, locales: readonly string[]): void {
  if (!existsSync(indexFolder)) return;
  for (const name of readdirSync(indexFolder)) {
    if (locales.includes(name)) continue;
    rmSync(path.join(indexFolder, name), { recursive: true });
  }
}

/** Creates a key that changes with the pages of an index, and with the code that makes it. */
const createKey = (code: string, pages: readonly Page[]): string => {
  const states = pages.map(({ record, file }) => [record, fileState(file)]);
  return createHash("sha1")
    .update(JSON.stringify([code, states]))
    .digest("hex");
};

/** The number of pages prepared in parallel while Pagefind reads others. */
const pagesAtOnce = 20;

async function writeIndex(
  folder: string,
  { i18n }: ResolvedSite,
  locale: string,
  pages: readonly Page[],
): Promise<void> {
  const { createIndex } = await import("pagefind");
  const forceLanguage = baseLanguage(findLanguageTag(i18n, locale));
  const created = await createIndex({
    forceLanguage,
    excludeSelectors,
    includeCharacters: wordSigns,
  });
  check(created);
  const index = created.index as PagefindIndex;
  const words: Set<string>[] = [];
  const addPage = async ({ record, file }: Page) => {
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
