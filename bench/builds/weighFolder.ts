import { readdirSync, statSync } from "node:fs";
import path from "node:path";

export interface FolderWeight {
  bytes: number;
  files: number;
  /** Addresses with an HTML file, the error pages' included. */
  pages: number;
}

/** What a build put out: bytes, files, and how many of them are pages. */
export function weighFolder(folder: string): FolderWeight {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return {
    bytes: files.reduce((sum, file) => sum + statSync(file).size, 0),
    files: files.length,
    pages: countPages(files.map((file) => path.relative(folder, file))),
  };
}

/** How many addresses have a page. `about.html` and `about/index.html` are the same. */
function countPages(files: readonly string[]): number {
  const addresses = files
    .filter((file) => file.endsWith(".html"))
    .map((file) => file.replace(/(?:(?:^|\/)index)?\.html$/, ""));
  return new Set(addresses).size;
}
