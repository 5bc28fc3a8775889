import { readFileSync } from "node:fs";
import path from "node:path";
import { searchIndexFolder } from "../../src/lib/searchIndex";
import { loadSite } from "../../src/node/content/loadSite";
import { listSearchRecords } from "../../src/node/search/searchRecord";
import { writeIndex } from "../../src/node/search/writeSearch";
import { locales } from "../posts/types";
import { generatedPages } from "./generatedRecords";

/**
 * Indexes the pages of the site's last build and so many generated posts in
 * both languages, below a folder that stands for `public`.
 * @returns milliseconds that pass, and milliseconds of this process's own
 * processor time. Pagefind's are not in it.
 */
export async function indexAtScale(
  root: string,
  count: number,
  folder: string,
): Promise<{ spent: number; cpu: number }> {
  const own = listSearchRecords(await loadSite(root)).map((record) => {
    const file = path.join(root, "public", record.path, "index.html");
    return { record, html: readFileSync(file, "utf8") };
  });
  const pages = locales.map((locale) => [
    ...own.filter(({ record }) => record.locale === locale),
    ...generatedPages(count, locale),
  ]);
  const start = performance.now();
  const before = process.cpuUsage();
  for (const [at, locale] of locales.entries()) {
    const html = new Map(
      pages[at]?.map((page) => [page.record, page.html] as const),
    );
    await writeIndex(
      path.join(folder, searchIndexFolder, locale),
      locale,
      [...html.keys()],
      (record) => html.get(record) ?? "",
    );
  }
  const { user, system } = process.cpuUsage(before);
  return { spent: performance.now() - start, cpu: (user + system) / 1000 };
}
