import "../../../site/testing/withoutGit";
import { mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { createFolder } from "../../../../tests/createFolder";
import { importSite } from "../importSite";
import { readMarkdownFolder } from "../readMarkdownFolder";
import { readWordPress } from "../readWordPress";

const { root, at, write, empty } = createFolder();

type Given = {
  permalink?: string;
  /** The file of an export. Default: the folder is read. */
  file?: string;
  /** Symbolic links in the old site: where from, where to. */
  links?: Record<string, string>;
  /** Files that the new site has. */
  existing?: Record<string, string>;
};

/** Imports a site of these files into one that has no texts, or those given. */
export async function importFiles(
  files: Readonly<Record<string, string | Uint8Array>>,
  { permalink, file, links = {}, existing = {} }: Given = {},
) {
  empty();
  for (const name of ["locales", "src"])
    symlinkSync(path.resolve(name), at(name));
  mkdirSync(at("content"));
  for (const [name, text] of Object.entries(existing)) write(name, text);
  for (const [name, text] of Object.entries(files)) write(`old/${name}`, text);
  for (const [name, to] of Object.entries(links))
    symlinkSync(to, at(`old/${name}`));
  const notes: string[] = [];
  const report = (name: string, line: number, reason: string) =>
    void notes.push(`${name}:${line} ${reason}`);
  const site = file
    ? readWordPress(at(`old/${file}`), "en", report)
    : readMarkdownFolder(at("old"), "en", permalink, report);
  const { texts, copies, answered, addresses } = await importSite(root, site);
  return {
    texts: Object.fromEntries(texts) as Record<string, string>,
    copies: Object.fromEntries(copies) as Record<string, string>,
    answered: `${answered} of ${addresses}`,
    notes,
  };
}
