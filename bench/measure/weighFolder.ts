import { readdirSync, statSync } from "node:fs";
import path from "node:path";

export interface FolderWeight {
  bytes: number;
  files: number;
  /** HTML files, the error pages included. */
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
    pages: files.filter((file) => file.endsWith(".html")).length,
  };
}
