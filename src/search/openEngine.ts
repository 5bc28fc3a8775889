import { countsFile, refreshPath, wordListFile } from "../lib/searchIndex";
import type { FilterCounts } from "../lib/searchIndex";
import { createEngine, ranking } from "./createEngine";
import type { PagefindInstance } from "./createEngine";
import type { SearchEngine } from "./searchEngine";

/** What we use of Pagefind's script. */
type PagefindScript = {
  createInstance(options: {
    basePath: string;
    noWorker: boolean;
    ranking: object;
  }): PagefindInstance;
};

/** Opens the index in a folder, from a worker of ours: Pagefind's own would be 12 kB more. */
export async function openEngine(folder: string): Promise<SearchEngine> {
  // The texts may have changed since; a build makes its own.
  if (process.env.NODE_ENV === "development") await fetch(refreshPath);
  const script = (await import(
    /* webpackIgnore: true */ `${folder}pagefind.js`
  )) as PagefindScript;
  const pagefind = script.createInstance({
    basePath: folder,
    noWorker: true,
    ranking,
  });
  await pagefind.init();
  const get = async (name: string) => {
    const response = await fetch(`${folder}${name}`);
    if (!response.ok) throw new Error(`${response.status} ${response.url}`);
    return response;
  };
  return createEngine(pagefind, {
    words: async () => (await get(wordListFile)).text(),
    counts: async () => (await (await get(countsFile)).json()) as FilterCounts,
  });
}
