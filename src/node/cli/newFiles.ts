import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Document, isSeq } from "yaml";
import { UsageError } from "./runCommand";

/** A file to create. */
export type NewFile = {
  /** From the project's root, with forward slashes. */
  file: string;
  text: string;
};

/** Prints front matter as owners write it: lists in one line, nothing for empty lists, false and undefined. */
export function printFrontMatter(fields: Record<string, unknown>): string {
  const given = Object.entries(fields).filter(
    ([, value]) => value && !(Array.isArray(value) && value.length === 0),
  );
  const document = new Document(Object.fromEntries(given));
  for (const [name] of given) {
    const node = document.get(name, true);
    if (isSeq(node)) node.flow = true;
  }
  return printYaml(document);
}

export const printYaml = (document: Document): string =>
  document.toString({ lineWidth: 0, flowCollectionPadding: false });

export const printEntry = (frontMatter: string, body: string): string =>
  `---\n${frontMatter.trimEnd()}\n---\n\n${body.trim()}\n`;

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
