import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { createScanCache } from "./scanCache";
import { scanHtml } from "./scanHtml";
import type { ScannedPage } from "./checkOutput";

/** A page, and the file of its HTML below the output's folder. */
export type PageFile = { path: string; file: string };

/** Pages read before others get their turn: the search is indexed beside. */
const atOnce = 20;

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
  for (const [index, page] of pages.entries()) {
    if (index % atOnce === 0) await setImmediate();
    const file = path.join(folder, page.file);
    const { size, mtimeMs } = statSync(file);
    const stamp = `${size} ${mtimeMs}`;
    const known = cache.get(page.file, stamp);
    // Not by a promise: Node needs more than twice the time for that.
    const scan = known ?? scanHtml(readFileSync(file, "utf8"));
    const kept = cache.keep(page.file, stamp, scan);
    scanned.push({ ...kept, path: page.path });
  }
  cache.write();
  return scanned;
}
