import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { createScanCache } from "./scanCache";
import { scanHtml } from "./scanHtml";
import type { ScannedPage } from "./checkOutput";

/** A page, and the file of its HTML below the output's folder. */
export type PageFile = { path: string; file: string };

export type Scanner = {
  /** Reads what a page refers to, unless its file is as it was when it was last read. */
  scan: (page: PageFile) => ScannedPage;
  /** Remembers for the next run what was scanned in this one. */
  write: () => void;
};

/**
 * Reads what pages refer to, each once: Gatsby writes only those that have
 * changed.
 * @param folder the output's
 * @param cacheFile where it is remembered
 */
export function createScanner(folder: string, cacheFile: string): Scanner {
  const cache = createScanCache(cacheFile);
  return {
    scan: (page) => {
      const file = path.join(folder, page.file);
      const { size, mtimeMs } = statSync(file);
      const stamp = `${size} ${mtimeMs}`;
      const known = cache.get(page.file, stamp);
      // Not by a promise: Node needs more than twice the time for that.
      const scan = known ?? scanHtml(readFileSync(file, "utf8"));
      return { ...cache.keep(page.file, stamp, scan), path: page.path };
    },
    write: cache.write,
  };
}
