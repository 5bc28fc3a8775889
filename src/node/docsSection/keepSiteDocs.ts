import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SiteDocs } from "../../lib/siteDocs";

/** Where planning leaves for webpack what the bar has to know of docs. */
export const siteDocsFile = (root: string): string =>
  path.join(root, ".cache", "site-docs.json");

/** Keeps it; an unchanged file stays, for webpack watches it in develop. */
export function keepSiteDocs(root: string, docs: SiteDocs | null): void {
  const file = siteDocsFile(root);
  const text = JSON.stringify(docs);
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** What was kept; null where the bar leads to no docs. */
export function keptSiteDocs(root: string): SiteDocs | null {
  const file = siteDocsFile(root);
  if (!existsSync(file)) return null;
  return JSON.parse(readFileSync(file, "utf8")) as SiteDocs | null;
}
