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
import { countsFile, wordListFile } from "../../lib/searchIndex";
import type { LocaleIndex } from "./localeIndex";
import type { Pagefind } from "./loadPagefind";
import { writePages } from "./writePages";

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
  await fillFolder(fresh, index, pagefind);
  for (const name of readdirSync(fresh)) {
    if (!isUsed(name)) rmSync(path.join(fresh, name), { recursive: true });
  }
  writePages(fresh, new Map(index.files.map(({ url, page }) => [url, page])));
  writeFileSync(path.join(fresh, wordListFile), index.words);
  writeFileSync(path.join(fresh, countsFile), index.counts);
  writeFileSync(path.join(fresh, stampFile), stamp);
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
  return true;
}

async function fillFolder(
  folder: string,
  { language, files }: LocaleIndex,
  { createIndex }: Pick<Pagefind, "createIndex">,
): Promise<void> {
  const created = await createIndex({ forceLanguage: language });
  const target = created.index;
  if (!target) throw new Error(faultOf(created.errors));
  const added = await Promise.all(
    files.map(({ url, content }) => target.addHTMLFile({ url, content })),
  );
  const { errors } = await target.writeFiles({ outputPath: folder });
  await target.deleteIndex();
  const faults = [...added, { errors }].flatMap((answer) => answer.errors);
  if (faults.length > 0) throw new Error(faultOf(faults));
}

const faultOf = (errors: readonly string[]) =>
  `Pagefind could not make the search index: ${errors.join("; ")}`;
