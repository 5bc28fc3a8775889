import "../../../site/testing/withoutGit";
import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { importSite } from "../importSite";
import { readMarkdownFolder } from "../readMarkdownFolder";
import { readWordPress } from "../readWordPress";

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
  const root = mkdtempSync(path.join(tmpdir(), "import-"));
  const prepare = (name: string) => {
    const target = path.join(root, name);
    mkdirSync(path.dirname(target), { recursive: true });
    return target;
  };
  for (const name of ["locales", "src"])
    symlinkSync(path.resolve(name), path.join(root, name));
  mkdirSync(path.join(root, "content"));
  for (const [name, text] of Object.entries(existing))
    writeFileSync(prepare(name), text);
  for (const [name, text] of Object.entries(files))
    writeFileSync(prepare(`old/${name}`), text);
  for (const [name, to] of Object.entries(links))
    symlinkSync(to, prepare(`old/${name}`));
  const old = path.join(root, "old");
  const notes: string[] = [];
  const report = (name: string, line: number, reason: string) =>
    void notes.push(`${name}:${line} ${reason}`);
  const site = file
    ? readWordPress(path.join(old, file), "en", report)
    : readMarkdownFolder(old, { permalink }, report);
  const result = await importSite(root, site).finally(() =>
    rmSync(root, { recursive: true }),
  );
  return {
    texts: Object.fromEntries(result.texts) as Record<string, string>,
    data: Object.fromEntries(result.data) as Record<string, string>,
    copies: Object.fromEntries(result.copies) as Record<string, string>,
    answered: `${result.answered} of ${result.addresses}`,
    notes,
  };
}
