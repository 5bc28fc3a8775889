import { availableParallelism } from "node:os";
import { isDeepStrictEqual } from "node:util";
import { Tinypool } from "tinypool";
import { isPreview } from "../config/environment";
import type { OwnerConfig } from "../config/types";
import { memoize } from "../lib/memoize";
import type { LoadedEntry } from "./collections";
import { bundleScript } from "./files/loadBundled";
import { readBuildStrings } from "./content/buildStrings";
import type { EntryFile } from "./content/entry";
import { getVisibility, isBuilt } from "./content/visibility";
import {
  hashEntry,
  hashShared,
  pruneEntries,
  readEntry,
  writeEntry,
} from "./entryCache";
import type { EntryCache } from "./entryCache";
import { findUse } from "./findUse";
import type { SiteUse } from "./findUse";
import { loadEntry } from "./loadEntry";
import type { EntryTask } from "./loadEntry";

/** Starting workers takes about as long as loading this many entries in one process. */
const entriesForPool = 120;
const maxWorkers = 4;

/** Loads entries, from the cache if nothing that they depend on has changed. */
export async function loadEntries(
  root: string,
  files: readonly EntryFile[],
  owner: Pick<OwnerConfig, "config" | "sidebars">,
  cache: EntryCache | undefined,
): Promise<LoadedEntry[]> {
  const { config } = owner;
  const shared = hashShared(cache, config);
  const footnotesIn = memoize((lang: string) => {
    const strings = readBuildStrings(root, config.i18n, lang);
    return { label: strings.footnotes, backLabel: strings.footnoteBack };
  });
  const loaded = new Map<string, LoadedEntry>();
  /** The workers, which have the parsers; without them, entries are loaded here. */
  let pool: Tinypool | undefined;
  const load = (task: EntryTask) =>
    pool
      ? (pool.run(task, { name: "loadEntry" }) as Promise<LoadedEntry>)
      : loadEntry(task);
  const loadAll = async (used: SiteUse) => {
    const tasks = files.map((file) => {
      const footnotes = footnotesIn(file.entryPath.lang);
      const task = { ...used, file, config, footnotes };
      return { task, key: hashEntry(task, shared) };
    });
    const missing = tasks.filter(({ key }) => {
      const entry = loaded.get(key) ?? (cache && readEntry(cache, key));
      if (entry) loaded.set(key, entry);
      return !entry;
    });
    if (missing.length > entriesForPool) pool ??= createPool(root);
    const loadMissing = missing.map(async ({ task, key }) => {
      const entry = await load(task);
      loaded.set(key, entry);
      // The file may have been saved in the meantime.
      if (cache && key === hashEntry(task, shared))
        writeEntry(cache, key, entry);
    });
    await Promise.all(loadMissing);
    return tasks.flatMap(({ key }) => loaded.get(key) ?? []);
  };
  // What published texts embed decides what others show, which may embed more.
  const now = new Date();
  const isPublished = (entry: LoadedEntry) =>
    isBuilt(getVisibility(now, entry), isPreview);
  let used = findUse(owner, []);
  try {
    for (;;) {
      const entries = await loadAll(used);
      const found = findUse(owner, entries.filter(isPublished));
      if (isDeepStrictEqual(found, used)) {
        if (cache) pruneEntries(cache, [...loaded.keys()]);
        return entries;
      }
      used = found;
    }
  } finally {
    // Its workers don't keep Node running: a command that waited for a slow one
    // to end would end before, without a word.
    void pool?.destroy();
  }
}

const createPool = (root: string) =>
  new Tinypool({
    filename: bundleScript(root, "src/site/loadEntry.ts"),
    runtime: "child_process",
    // A larger young generation for short-lived objects saves a quarter of the
    // time.
    execArgv: ["--max-semi-space-size=64"],
    minThreads: 1,
    maxThreads: Math.min(availableParallelism(), maxWorkers),
  });
