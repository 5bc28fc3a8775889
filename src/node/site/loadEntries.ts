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

/** Starting workers takes about as long as loading this many entries in one process. */
const entriesForPool = 60;
const maxWorkers = 4;

type Load = (task: EntryTask) => Promise<LoadedEntry>;

/** Loads entries, from the cache if nothing that they depend on has changed. */
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
    return { file, features, footnotes: footnotesIn(file.entryPath.lang) };
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
  missing.forEach((task, index) => {
    task.entry = loaded[index];
    const isCurrent = hashEntry(task.task, cache.codeHash) === task.key;
    if (task.entry && isCurrent) writeEntry(cache, task.key, task.entry);
  });
  pruneEntries(
    cache,
    found.map(({ key }) => key),
  );
  return found.flatMap(({ entry }) => entry ?? []);
}

/** Loads entries without the cache, many of them in several processes. */
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
    // Its workers don't keep Node running: a command that waited for a slow one
    // to end would end before, without a word.
    void pool.destroy();
  }
}

const createPool = (root: string) =>
  new Tinypool({
    filename: bundleScript(root, "src/node/site/loadEntry.ts"),
    runtime: "child_process",
    // A larger young generation for short-lived objects saves a quarter of the
    // time.
    execArgv: ["--max-semi-space-size=64"],
    minThreads: 1,
    maxThreads: Math.min(availableParallelism(), maxWorkers),
  });
