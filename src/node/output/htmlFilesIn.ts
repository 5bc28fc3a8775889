import { readdirSync } from "node:fs";
import path from "node:path";

/** Every HTML file below a folder, with forward slashes. Gatsby has folders that are called like one. */
export const htmlFilesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => path.relative(folder, file).split(path.sep).join("/"));
