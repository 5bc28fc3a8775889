import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { siteComponentTag } from "../components/registry";
import type { ResolvedSite } from "../config/types";
import type { LoadedEntry } from "./collections";
import { configFiles } from "./config/configFile";
import { hashBuildCode } from "./files/loadBundled";
import { findImported, memoizeFile } from "./files/paths";
import { writeWhole } from "./files/writeWhole";
import type { EntryTask } from "./loadEntry";

/** The entries that an earlier run loaded: one file per entry, named after its key. */
export type EntryCache = {
  folder: string;
  /** The hash of the code that loads entries. */
  codeHash: string;
};

const hash = (value: unknown) =>
  createHash("sha1").update(JSON.stringify(value)).digest("hex");

/** Opens the cache that all commands share; `gatsby clean` deletes it. */
export const openEntryCache = (root: string): EntryCache => ({
  folder: path.join(root, ".cache/entries"),
  // Each entry is hashed with the part of the config that loading reads. Texts
  // hold sources of functions, which commands and builds print differently.
  codeHash: hash([hashBuildCode(root, configFiles), openEntryCache.toString()]),
});

/** Lists the options that loading any entry reads, but for site components; a test compares them with actual reads. */
export const listReadOptions = ({
  i18n,
  timeZone,
  toc,
  blog,
  projects,
}: ResolvedSite) => [
  i18n,
  timeZone,
  toc,
  blog.editUrl,
  Object.keys(projects.services),
];

const relativeImport = /(?:from|import)\s*["'](\.[^"']*)["']/g;

/** Lists the files that a text imports: compiling it reports those that are missing. */
const findImports = (absolutePath: string, source: string) =>
  [...source.matchAll(relativeImport)].flatMap(([, url = ""]) =>
    findImported(path.join(path.dirname(absolutePath), url)),
  );

/** Reads a text; null if it can't be read, which `loadEntry` reports. */
const readSource = memoizeFile((file) => {
  try {
    return readFileSync(file, "latin1");
  } catch {
    return null;
  }
});

/** Hashes what all entries depend on. */
export const hashShared = (
  cache: EntryCache | undefined,
  config: ResolvedSite,
) => hash([cache?.codeHash, listReadOptions(config)]);

/**
 * Hashes all inputs of an entry.
 * @param shared the hash of what all entries depend on
 */
export function hashEntry(
  { file, config, features, otherHosts, footnotes }: EntryTask,
  shared: string,
): string {
  const source = readSource(file.absolutePath);
  const imports = findImports(file.absolutePath, source ?? "");
  return hash([
    ...[shared, file.root, file.sourcePath, source, imports],
    source?.includes("[^") && footnotes,
    siteComponentTag.test(source ?? "") && [config, features, otherHosts],
  ]);
}

/** The entries that this process has read: in develop, those of the save before. */
const known = new Map<string, LoadedEntry>();

const getCacheFile = ({ folder }: EntryCache, key: string) =>
  path.join(folder, `${key}.json`);

export function readEntry(
  cache: EntryCache,
  key: string,
): LoadedEntry | undefined {
  const file = getCacheFile(cache, key);
  if (!existsSync(file)) return undefined;
  const entry =
    known.get(file) ?? (JSON.parse(readFileSync(file, "utf8")) as LoadedEntry);
  known.set(file, entry);
  return entry;
}

/** Saves an entry for the next run. */
export function writeEntry(
  cache: EntryCache,
  key: string,
  entry: LoadedEntry,
): void {
  writeWhole(getCacheFile(cache, key), JSON.stringify(entry));
}

/** Deletes all entries but those with the given keys. */
export function pruneEntries(
  { folder }: EntryCache,
  keys: readonly string[],
): void {
  if (!existsSync(folder)) return;
  const kept = new Set(keys.map((key) => `${key}.json`));
  for (const name of readdirSync(folder)) {
    if (kept.has(name)) continue;
    const file = path.join(folder, name);
    known.delete(file);
    rmSync(file, { force: true });
  }
}
