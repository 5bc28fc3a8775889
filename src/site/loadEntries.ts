import { availableParallelism } from "node:os";
import { Tinypool } from "tinypool";
import type { ResolvedSite } from "../config/types";
import { memoize } from "../lib/memoize";
import type { LoadedEntry } from "./collections";
import { bundleScript } from "./files/loadBundled";
import { readBuildStrings } from "./content/buildStrings";
import type { EntryFile } from "./content/entry";
import {
  hashEntry,
  hashShared,
  pruneEntries,
  readEntry,
  writeEntry,
} from "./entryCache";
import type { EntryCache } from "./entryCache";
import { loadEntry } from "./loadEntry";
import type { EntryTask } from "./loadEntry";

/** Starting workers takes about as long as loading this many entries in one process. */
const entriesForPool = 120;
const maxWorkers = 4;

type Load = (task: EntryTask) => Promise<LoadedEntry>;

/** Loads entries, from the cache if nothing that they depend on has changed. */
export async function loadEntries(
  root: string,
  files: readonly EntryFile[],
  config: ResolvedSite,
  cache: EntryCache | undefined,
): Promise<LoadedEntry[]> {
  const { blog, i18n, projects, timeZone, toc } = config;
  const entryConfig = { blog, i18n, projects, timeZone, toc };
  const shared = cache && hashShared(cache, entryConfig);
  const footnotesIn = memoize((lang: string) => {
    const strings = readBuildStrings(root, i18n, lang);
    return { label: strings.footnotes, backLabel: strings.footnoteBack };
  });
  const tasks = files.map((file): EntryTask => {
    const footnotes = footnotesIn(file.entryPath.lang);
    return { file, config: entryConfig, footnotes };
  });
  const entries = tasks.map((task) => {
    const key = shared && hashEntry(task, shared);
    return {
      task,
      key,
      entry: cache && key ? readEntry(cache, key) : undefined,
    };
  });
  const missing = entries.filter(({ entry }) => !entry);
  const pool = missing.length > entriesForPool ? createPool(root) : undefined;
  const load: Load = (task) =>
    pool
      ? (pool.run(task, { name: "loadEntry" }) as ReturnType<Load>)
      : loadEntry(task);
  try {
    const loaded = await Promise.all(
      entries.map(async ({ task, key, entry }) => {
        if (entry) return entry;
        const fresh = await load(task);
        // The file may have been saved in the meantime.
        if (cache && shared && key === hashEntry(task, shared))
          writeEntry(cache, key, fresh);
        return fresh;
      }),
    );
    if (cache)
      pruneEntries(
        cache,
        entries.flatMap(({ key }) => key ?? []),
      );
    return loaded;
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
