import { createHash } from "node:crypto";
import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { Tinypool } from "tinypool";
import { findLanguageTag, listLocales } from "../../config/i18n";
import { hasSearch } from "../../config/publicFiles";
import { baseLanguage } from "../../lib/language";
import { searchIndexFolder } from "../../lib/searchIndex";
import type { Site } from "../../site/loadSite";
import { fileState } from "../../site/files/paths";
import { bundleScript, hashBuildCode } from "../../site/files/loadBundled";
import type { BuildCache } from "../../site/links/scanPages";
import type { Reporter } from "../build";
import { listSearchRecords } from "./searchRecord";
import type { SearchFile, SearchIndex } from "./writeIndexes";

/** Indexes the built pages for the search, in each locale whose pages have changed. */
export async function writeSearch(
  root: string,
  site: Site,
  { cache, reporter }: { cache: BuildCache; reporter: Reporter },
): Promise<void> {
  const { i18n } = site.config;
  const indexFolder = path.join(root, "public", searchIndexFolder);
  if (!hasSearch(site.config)) {
    rmSync(indexFolder, { recursive: true, force: true });
    return;
  }
  const locales = listLocales(i18n);
  removeOthers(indexFolder, locales);
  const activity = reporter.activityTimer("index for the search");
  activity.start();
  const all = listSearchRecords(site, root).map((record) => ({
    record,
    file: path.join(root, "public", record.path, "index.html"),
  }));
  const code = hashBuildCode(root);
  const outdated: (SearchIndex & { cacheKey: string; key: string })[] = [];
  for (const locale of locales) {
    const folder = path.join(indexFolder, locale);
    const pages = all.filter(({ record }) => record.locale === locale);
    const key = createKey(code, pages);
    const cacheKey = `search index ${locale}`;
    if ((await cache.get(cacheKey)) === key && existsSync(folder)) continue;
    rmSync(folder, { recursive: true, force: true });
    const language = baseLanguage(findLanguageTag(i18n, locale));
    outdated.push({ folder, language, pages, cacheKey, key });
  }
  if (outdated.length > 0) await indexInThread(root, outdated);
  for (const { cacheKey, key } of outdated) await cache.set(cacheKey, key);
  const indexed = outdated.reduce((sum, { pages }) => sum + pages.length, 0);
  activity.setStatus(`${indexed} of ${all.length} pages`);
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
const createKey = (code: string, pages: readonly SearchFile[]): string => {
  const states = pages.map(({ record, file }) => [record, fileState(file)]);
  return createHash("sha1")
    .update(JSON.stringify([code, states]))
    .digest("hex");
};

/** Writes indexes in a thread, while the links of all pages are checked in this one. */
async function indexInThread(
  root: string,
  indexes: readonly SearchIndex[],
): Promise<void> {
  const pool = new Tinypool({
    filename: bundleScript(root, "src/output/search/writeIndexes.ts"),
    runtime: "worker_threads",
    maxThreads: 1,
  });
  try {
    await pool.run(indexes, { name: "writeIndexes" });
  } finally {
    await pool.destroy();
  }
}
