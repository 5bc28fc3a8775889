import { availableParallelism } from "node:os";
import { Tinypool } from "tinypool";
import { memoize } from "../../lib/memoize";
import type { LoadedEntry } from "../collections";
import { bundleScript } from "../workarounds/loadBundled";
import { readBuildStrings } from "../content/buildStrings";
import type { EntryFile } from "../content/entry";
import { hashEntry, pruneEntries, readEntry, writeEntry } from "./entryCache";
import type { EntryCache } from "./entryCache";
import { findFeatures } from "./findFeatures";
import { loadEntry } from "./loadEntry";
import type { EntryTask } from "./loadEntry";

/** Starting workers takes about a second, in which one process loads this many entries. */
const entriesForPool = 60;
const maxWorkers = 4;

type Load = (task: EntryTask) => Promise<LoadedEntry>;

/** Loads entries: from the cache where all that they are loaded from is as it was. */
export async function loadEntries(
  root: string,
  files: readonly EntryFile[],
  cache: EntryCache | undefined,
): Promise<LoadedEntry[]> {
  const features = findFeatures(root);
  const footnotesIn = memoize((lang: string) => {
    const strings = readBuildStrings(root, lang);
    return { label: strings.footnotes, backLabel: strings.footnoteBack };
  });
  const tasks = files.map((file): EntryTask => {
    return { file, features, footnotes: footnotesIn(file.place.lang) };
  });
  if (!cache) return loadAll(root, tasks);

  const found = tasks.map((task) => {
    const key = hashEntry(task, cache.codeHash);
    return { task, key, entry: readEntry(cache, key) };
  });
  const missing = found.filter(({ entry }) => !entry);
  const loaded = await loadAll(
    root,
    missing.map(({ task }) => task),
  );
  missing.forEach((one, index) => {
    one.entry = loaded[index];
    const isCurrent = hashEntry(one.task, cache.codeHash) === one.key;
    if (one.entry && isCurrent) writeEntry(cache, one.key, one.entry);
  });
  pruneEntries(
    cache,
    found.map(({ key }) => key),
  );
  return found.flatMap(({ entry }) => entry ?? []);
}

/** Loads entries anew, many of them in several processes. */
async function loadAll(
  root: string,
  tasks: readonly EntryTask[],
): Promise<LoadedEntry[]> {
  if (tasks.length <= entriesForPool) return Promise.all(tasks.map(loadEntry));
  const pool = createPool(root);
  const load: Load = (task) =>
    pool.run(task, { name: "loadEntry" }) as ReturnType<Load>;
  try {
    return await Promise.all(tasks.map(load));
  } finally {
    await pool.destroy();
  }
}

const createPool = (root: string) =>
  new Tinypool({
    filename: bundleScript(root, "src/node/site/loadEntry.ts"),
    runtime: "child_process",
    // Room for all that an entry makes in passing: a quarter less time.
    execArgv: ["--max-semi-space-size=64"],
    minThreads: 1,
    maxThreads: Math.min(availableParallelism(), maxWorkers),
  });
