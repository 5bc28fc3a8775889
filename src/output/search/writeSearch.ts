import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import type { PagefindIndex } from "pagefind";
import { hasSearch } from "../../config/hasSearch";
import { siteConfig } from "../../config/resolved";
import { languageTag, localeCodes } from "../../config/locales";
import { baseLanguage } from "../../lib/language";
import { searchIndexFolder, wordListFile } from "../../lib/searchIndex";
import type { Site } from "../../site/loadSite";
import { fileState, projectRoot } from "../../site/files/paths";
import { buildScript, hashScript } from "../../site/files/loadBundled";
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

/** The number of pages prepared in parallel while Pagefind reads others. */
const pagesAtOnce = 20;

async function writeIndex(
  folder: string,
  locale: string,
  pages: readonly Page[],
): Promise<void> {
  const { createIndex } = await import("pagefind");
  const forceLanguage = baseLanguage(languageTag(locale));
  const created = await createIndex({ forceLanguage, excludeSelectors });
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
  const synonyms = siteConfig.search.synonyms[locale] ?? [];
  const groups = synonyms.map((group) => group.join(", "));
  const list = [...groups, ...createWordList(words)].join("\n");
  writeFileSync(path.join(folder, wordListFile), list);
}

function check({ errors }: { errors: readonly string[] }): void {
  if (errors.length === 0) return;
  throw new Error(`Pagefind failed: ${errors.join("; ")}`);
}

/** Indexes the built pages for the search, in each locale whose pages have changed. */
export async function writeSearch(args: BuildArgs, site: Site): Promise<void> {
  const root = projectRoot(args.store);
  const publicFolder = path.join(root, "public");
  const indexFolder = path.join(publicFolder, searchIndexFolder);
  if (!hasSearch(siteConfig)) {
    rmSync(indexFolder, { recursive: true, force: true });
    return;
  }
  mkdirSync(indexFolder, { recursive: true });
  for (const name of readdirSync(indexFolder)) {
    if (localeCodes.includes(name)) continue;
    rmSync(path.join(indexFolder, name), { recursive: true });
  }
  const activity = args.reporter.activityTimer("index for the search");
  activity.start();
  const pages = listSearchRecords(site, root).map((record) => {
    return { record, file: path.join(publicFolder, record.path, "index.html") };
  });
  const code = hashScript(root, buildScript);
  const written = await Promise.all(
    localeCodes.map(async (locale) => {
      const localePages = pages.filter(
        ({ record }) => record.locale === locale,
      );
      const states = localePages.map(({ record, file }) => [
        record,
        fileState(file),
      ]);
      const key = createHash("sha1")
        .update(JSON.stringify([code, states]))
        .digest("hex");
      const cacheKey = `search index ${locale}`;
      const folder = path.join(indexFolder, locale);
      const earlierKey: unknown = await args.cache.get(cacheKey);
      if (earlierKey === key && existsSync(folder)) return [];
      rmSync(folder, { recursive: true, force: true });
      await writeIndex(folder, locale, localePages);
      await args.cache.set(cacheKey, key);
      return localePages;
    }),
  );
  const { close } = await import("pagefind");
  await close();
  activity.setStatus(`${written.flat().length} of ${pages.length} pages`);
  activity.end();
}
