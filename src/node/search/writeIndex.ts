import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { countsFile, wordListFile } from "../../lib/searchIndex";
import type { LocaleIndex } from "./localeIndex";
import type { Pagefind } from "./loadPagefind";
import { packPage, writePages } from "./writePages";

/** Tells what the folder was made of. */
const stampFile = "stamp.txt";
/** Of what Pagefind writes, what the site asks for: not its own interfaces. */
const isUsed = (name: string) =>
  /^(?:fragment|index|filter|pagefind\.js|pagefind-entry\.json|pagefind\..+\.pf_meta|wasm\.(?!unknown).+)$/.test(
    name,
  );

const read = (file: string) =>
  existsSync(file) ? readFileSync(file, "utf8") : null;

/**
 * Writes a locale's index into a folder, unless it is there. Old files go, and
 * the new ones come all at once.
 * @returns whether anything was written
 */
export async function writeIndex(
  folder: string,
  index: LocaleIndex,
  pagefind: Pick<Pagefind, "createIndex" | "version">,
): Promise<boolean> {
  const stamp = `${pagefind.version} ${index.stamp}`;
  if (read(path.join(folder, stampFile)) === stamp) return false;
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  const { files, words, counts } = index.make();
  const pages = await fillFolder(fresh, index.language, files, pagefind);
  for (const name of readdirSync(fresh)) {
    if (!isUsed(name)) rmSync(path.join(fresh, name), { recursive: true });
  }
  writePages(fresh, pages);
  writeFileSync(path.join(fresh, wordListFile), words);
  writeFileSync(path.join(fresh, countsFile), counts);
  writeFileSync(path.join(fresh, stampFile), stamp);
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
  return true;
}

/**
 * Has Pagefind write its files.
 * @returns what belongs in place of its pages
 */
async function fillFolder(
  folder: string,
  language: string,
  files: ReturnType<LocaleIndex["make"]>["files"],
  { createIndex }: Pick<Pagefind, "createIndex">,
): Promise<Map<string, Buffer>> {
  const created = await createIndex({ forceLanguage: language });
  const target = created.index;
  if (!target) throw new Error(faultOf(created.errors));
  const adding: ReturnType<typeof target.addHTMLFile>[] = [];
  const pages = new Map<string, Buffer>();
  for (const { url, content, page } of files) {
    adding.push(target.addHTMLFile({ url, content }));
    pages.set(url, packPage(page));
    // Pagefind, a process of its own, is sent what was added only between turns.
    await setImmediate();
  }
  const added = await Promise.all(adding);
  const { errors } = await target.writeFiles({ outputPath: folder });
  await target.deleteIndex();
  const faults = [...added, { errors }].flatMap((answer) => answer.errors);
  if (faults.length > 0) throw new Error(faultOf(faults));
  return pages;
}

const faultOf = (errors: readonly string[]) =>
  `Pagefind could not make the search index: ${errors.join("; ")}`;
