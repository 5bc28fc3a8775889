import { readdirSync } from "node:fs";
import path from "node:path";
import { isContentFile } from "./contentPlace";

export type FoundFile = {
  absolutePath: string;
  /** From content/, with forward slashes. */
  relativePath: string;
};

/** Lists the Markdown and MDX files below content/, ignored ones included, without asking Gatsby. */
export function findContentFiles(root: string): FoundFile[] {
  const content = path.join(root, "content");
  return readdirSync(content, { recursive: true, encoding: "utf8" })
    .filter(isContentFile)
    .map((name) => ({
      absolutePath: path.join(content, name),
      relativePath: name.split(path.sep).join("/"),
    }));
}
