import type { SearchWorker } from "./createAsker";

/** Starts the search's worker; webpack finds its script by these words. */
export const startWorker = (): SearchWorker =>
  new Worker(new URL("./searchWorker.ts", import.meta.url));
