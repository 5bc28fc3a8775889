import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { createScanCache } from "./scanCache";
import { scanHtml } from "./scanHtml";
import type { ScannedPage } from "./checkOutput";

/** A page, and the file of its HTML below the output's folder. */
export type PageFile = { path: string; file: string };

/** Files open at a time: a disk gains nothing from more, and systems allow only so many. */
const mostOpen = 32;

/**
 * Reads what all pages refer to. A page whose file is as it was at the last
 * run is not read again: Gatsby writes only those that have changed.
 * @param cacheFile where that is remembered
 */
export async function scanPages(
  folder: string,
  pages: readonly PageFile[],
  cacheFile: string,
): Promise<ScannedPage[]> {
  const cache = createScanCache(cacheFile);
  const scanned: ScannedPage[] = [];
  const left = pages.entries();
  const work = async () => {
    for (const [index, page] of left) {
      const file = path.join(folder, page.file);
      const { size, mtimeMs } = await stat(file);
      const stamp = `${size} ${mtimeMs}`;
      const known = cache.get(page.file, stamp);
      const scan = known ?? scanHtml(await readFile(file, "utf8"));
      const kept = cache.keep(page.file, stamp, scan);
      scanned[index] = { ...kept, path: page.path };
    }
  };
  await Promise.all(Array.from({ length: mostOpen }, work));
  cache.write();
  return scanned;
}
