import { statSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../src/node/paths";

export interface FolderWeight {
  bytes: number;
  files: number;
  /** Addresses with an HTML file, the error pages' included. */
  pages: number;
}

/** What a build put out: bytes, files, and how many of them are pages. */
export function weighFolder(folder: string): FolderWeight {
  const files = listFiles(folder);
  const sizeOf = (file: string) => statSync(path.join(folder, file)).size;
  return {
    bytes: files.reduce((sum, file) => sum + sizeOf(file), 0),
    files: files.length,
    pages: countPages(files),
  };
}

/** How many addresses have a page. `about.html` and `about/index.html` are the same. */
function countPages(files: readonly string[]): number {
  const addresses = files
    .filter((file) => file.endsWith(".html"))
    .map((file) => file.replace(/(?:(?:^|\/)index)?\.html$/, ""));
  return new Set(addresses).size;
}
