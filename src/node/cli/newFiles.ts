import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Document } from "yaml";
import { UsageError } from "./command";

/** A file to create. */
export type NewFile = {
  /** From the project's root, with forward slashes. */
  file: string;
  text: string;
};

/** Prints an entry; lists in its front matter are printed as they are marked. */
export function printEntry(frontMatter: Document, body: string): string {
  const yaml = frontMatter.toString({
    lineWidth: 0,
    flowCollectionPadding: false,
  });
  return `---\n${yaml.trimEnd()}\n---\n\n${body.trim()}\n`;
}

/** Creates files, all or none: nothing that exists is overwritten. */
export function createFiles(root: string, files: readonly NewFile[]): void {
  const taken = files.find(({ file }) => existsSync(path.join(root, file)));
  if (taken) throw new UsageError(`${taken.file} exists already.`);
  for (const { file, text } of files) {
    const place = path.join(root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text, { flag: "wx" });
  }
}
