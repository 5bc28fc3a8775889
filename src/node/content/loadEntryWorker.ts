import type { EntryFile, LoadedFields } from "./entry";
import { loadEntry } from "./loadEntry";

export type WorkerTask = [file: EntryFile, cacheKey: string];

/** What a worker of the pool in loadEntries.ts runs. */
export const run = ([file, cacheKey]: WorkerTask): Promise<LoadedFields> =>
  loadEntry(file, cacheKey);
