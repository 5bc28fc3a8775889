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
import type { IndexFile, LocaleIndex } from "./localeIndex";
import type { Pagefind } from "./loadPagefind";
import { shrinkScript } from "./shrinkScript";
import { packPage, pagesIn, takeOver, writePages } from "./writePages";
import type { PageFiles } from "./writePages";

/** Tells what the folder was made of. */
const stampFile = "stamp.txt";
/** Of what Pagefind writes, what the site asks for: not its own interfaces. */
const isUsed = (name: string) =>
  /^(?:fragment|index|filter|pagefind\.js|pagefind-entry\.json|pagefind\..+\.pf_meta|wasm\.(?!unknown).+)$/.test(
    name,
  );

const read = (file: string) =>
  existsSync(file) ? readFileSync(file, "utf8") : null;

type Place = {
  /** Where the index belongs. */
  folder: string;
  /** A file that tells the next run which pages are there. */
  notes: string;
};

const stampOf = ({ stamp }: LocaleIndex, version: string) =>
  `${version} ${stamp}`;

/** Whether a folder holds an index, as this version of Pagefind makes it. */
export const isWritten = (
  folder: string,
  index: LocaleIndex,
  version: string,
): boolean => read(path.join(folder, stampFile)) === stampOf(index, version);

/**
 * Writes a locale's index into a folder, unless it is there. Old files go, and
 * the new ones come all at once.
 * @returns whether anything was written
 */
export async function writeIndex(
  { folder, notes }: Place,
  index: LocaleIndex,
  pagefind: Pick<Pagefind, "createIndex" | "version">,
): Promise<boolean> {
  const stamp = stampOf(index, pagefind.version);
  const old = read(path.join(folder, stampFile));
  if (old === stamp) return false;
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  const { files, words, counts } = index.make();
  const isSamePagefind = old?.startsWith(`${pagefind.version} `);
  const known = isSamePagefind ? pagesIn(folder, notes) : {};
  // Until all is done, they are true of neither folder.
  rmSync(notes, { force: true });
  const target = await openIndex(index.language, pagefind);
  const { pages, kept } = await addFiles(target, files, known);
  takeOver(folder, fresh, kept);
  const writing = target.writeFiles({ outputPath: fresh });
  // So that Pagefind is told: what follows is done while it writes.
  await setImmediate();
  const packed = new Map(
    [...pages].map(([url, page]) => [url, packPage(page)]),
  );
  const wordList = words();
  check(await writing);
  await target.deleteIndex();
  for (const name of readdirSync(fresh)) {
    if (!isUsed(name)) rmSync(path.join(fresh, name), { recursive: true });
  }
  shrinkScript(path.join(fresh, "pagefind.js"));
  const all = writePages(fresh, packed, kept);
  if (Object.keys(all).length < pages.size + Object.keys(kept).length) {
    throw new Error(faultOf(["some pages are missing"]));
  }
  writeFileSync(path.join(fresh, wordListFile), wordList);
  writeFileSync(path.join(fresh, countsFile), counts);
  writeFileSync(path.join(fresh, stampFile), stamp);
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
  mkdirSync(path.dirname(notes), { recursive: true });
  writeFileSync(notes, JSON.stringify(all));
  return true;
}

type Target = NonNullable<
  Awaited<ReturnType<Pagefind["createIndex"]>>["index"]
>;

async function openIndex(
  language: string,
  { createIndex }: Pick<Pagefind, "createIndex">,
): Promise<Target> {
  const created = await createIndex({ forceLanguage: language });
  check(created);
  if (!created.index) throw new Error(faultOf(["no index"]));
  return created.index;
}

/**
 * Gives Pagefind all pages.
 * @param known files of pages from the run before
 * @returns the files that are still good, and the pages whose files must be written
 */
async function addFiles(
  target: Target,
  files: ReturnType<LocaleIndex["make"]>["files"],
  known: PageFiles,
) {
  const adding: ReturnType<Target["addHTMLFile"]>[] = [];
  const pages = new Map<string, IndexFile["page"]>();
  const kept: Record<string, string> = {};
  for (const { url, content, page } of files) {
    adding.push(target.addHTMLFile({ url, content }));
    const name = known[url];
    if (name === undefined) pages.set(url, page);
    else kept[url] = name;
    // Pagefind, a process of its own, is sent what was added only between turns.
    await setImmediate();
  }
  for (const added of await Promise.all(adding)) check(added);
  return { pages, kept };
}

function check({ errors }: { errors: readonly string[] }): void {
  if (errors.length > 0) throw new Error(faultOf(errors));
}

const faultOf = (errors: readonly string[]) =>
  `Pagefind could not make the search index: ${errors.join("; ")}`;
