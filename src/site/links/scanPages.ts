import { readFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyCache } from "gatsby";
import { buildScript, hashScript } from "../files/loadBundled";
import { fileState } from "../files/paths";
import { plainPath } from "./address";
import { scanHtml } from "./scanHtml";
import type { Scan } from "./scanHtml";

/** A page as it was rendered: its path in its plain form, what it refers to, and its ids. */
export type ScannedPage = Scan & { path: string };

type KeptScans = Record<string, { key: string; scan: Scan } | undefined>;

/** Reads the rendered pages at these paths, those that an earlier build has written from the cache. */
export async function scanPages(
  cache: GatsbyCache,
  root: string,
  paths: readonly string[],
): Promise<{ pages: ScannedPage[]; scanned: number }> {
  const code = hashScript(root, buildScript);
  const known = ((await cache.get("scanned pages")) ?? {}) as KeptScans;
  let scanned = 0;
  const scans: (readonly [string, { key: string; scan: Scan }])[] = [];
  for (const own of paths) {
    // Gatsby writes a copy of its own of the page for unknown paths.
    const name = own.endsWith(".html") ? own : path.join(own, "index.html");
    const file = path.join(root, "public", name);
    const key = `${code} ${fileState(file)}`;
    const before = known[own];
    if (before?.key === key) {
      scans.push([own, before]);
      continue;
    }
    scanned++;
    // While a file is read, Pagefind gets the next pages.
    const html = await readFile(file, "utf8");
    // Copied, because parts of the page's HTML would keep all of it in memory.
    scans.push([own, { key, scan: structuredClone(scanHtml(html)) }]);
  }
  await cache.set("scanned pages", Object.fromEntries(scans));
  const pages = scans.map(([own, { scan }]) => {
    return { path: plainPath(own), ...scan };
  });
  return { pages, scanned };
}
