import { readFile } from "node:fs/promises";
import path from "node:path";
import { hashBuildCode } from "../files/loadBundled";
import { fileState } from "../files/paths";
import { plainPath } from "./address";
import { scanHtml } from "./scanHtml";
import type { Scan } from "./scanHtml";

/** A page as it was rendered: its path in its plain form, what it refers to, and its ids. */
export type ScannedPage = Scan & { path: string };

/** A store that keeps values from build to build. */
export type BuildCache = {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<unknown>;
};

type KeptScans = Record<string, { key: string; scan: Scan } | undefined>;

/** Reads the rendered pages at these paths; from the cache those that an earlier build wrote. */
export async function scanPages(
  cache: BuildCache,
  root: string,
  paths: readonly string[],
): Promise<{ pages: ScannedPage[]; scanned: number }> {
  const code = hashBuildCode(root);
  const known = ((await cache.get("scanned pages")) ?? {}) as KeptScans;
  let scanned = 0;
  const scans: (readonly [string, { key: string; scan: Scan }])[] = [];
  for (const page of paths) {
    // Gatsby also writes the page for unknown paths to 404.html.
    const name = page.endsWith(".html") ? page : path.join(page, "index.html");
    const file = path.join(root, "public", name);
    const key = `${code} ${fileState(file)}`;
    const before = known[page];
    if (before?.key === key) {
      scans.push([page, before]);
      continue;
    }
    scanned++;
    // While a file is read, Pagefind gets the next pages.
    const html = await readFile(file, "utf8");
    // Copied, because parts of the page's HTML would keep all of it in memory.
    scans.push([page, { key, scan: structuredClone(scanHtml(html)) }]);
  }
  await cache.set("scanned pages", Object.fromEntries(scans));
  const pages = scans.map(([page, { scan }]) => {
    return { path: plainPath(page), ...scan };
  });
  return { pages, scanned };
}
