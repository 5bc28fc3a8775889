import { availableParallelism } from "node:os";
import { Tinypool } from "tinypool";
import { isError } from "../diagnostics/diagnostic";
import { bundleScript } from "../workarounds/loadBundled";
import { hashEntry, hashSources } from "./cacheKey";
import type { EntryFile, LoadedFields } from "./entry";
import { findFeatures } from "./findFeatures";
import { loadEntry } from "./loadEntry";
import type { EntryTask } from "./loadEntry";

/** Gives what an earlier run has loaded of an entry. */
export type EntryCache = (file: EntryFile) => LoadedFields | undefined;

/** Starting workers takes about a second, in which one process loads this many entries. */
const entriesForPool = 60;
const maxWorkers = 4;

/** Loads entries, those from the cache whose files and code are as they were. */
export async function loadEntries(
  root: string,
  files: readonly EntryFile[],
  cache: EntryCache,
): Promise<LoadedFields[]> {
  const sourcesHash = hashSources(root);
  const features = findFeatures(root);
  const cached = files.map((file) => {
    const entryHash = hashEntry(file.absolutePath, features);
    const cacheKey = `${sourcesHash} ${entryHash}`;
    const before = cache(file);
    // An error may be about another file, such as an import, that is there now.
    const isCurrent =
      before?.cacheKey === cacheKey && !before.diagnostics.some(isError);
    return { file, cacheKey, before: isCurrent && before };
  });
  const changed = cached.filter(({ before }) => !before).length;
  const pool = changed > entriesForPool ? createPool(root) : null;
  try {
    return await Promise.all(
      cached.map(async ({ file, cacheKey, before }) => {
        if (before) return before;
        const task: EntryTask = { file, cacheKey, features };
        if (!pool) return loadEntry(task);
        return pool.run(task, { name: "loadEntry" }) as ReturnType<
          typeof loadEntry
        >;
      }),
    );
  } finally {
    await pool?.destroy();
  }
}

const createPool = (root: string) =>
  new Tinypool({
    filename: bundleScript(root, "src/node/content/loadEntry.ts"),
    runtime: "child_process",
    // Room for all that an entry makes in passing: a quarter less time.
    execArgv: ["--max-semi-space-size=64"],
    minThreads: 1,
    maxThreads: Math.min(availableParallelism(), maxWorkers),
  });
