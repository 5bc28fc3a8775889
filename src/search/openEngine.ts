import { withPrefix } from "gatsby";
import {
  countsFile,
  refreshPath,
  searchIndexFolder,
  wordListFile,
} from "../lib/searchIndex";
import type { FilterCounts } from "../lib/searchIndex";
import { createEngine, ranking } from "./createEngine";
import { emptyModule } from "./faultOf";
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

/** Attempts that failed: browsers keep a failure by its address. */
let failures = 0;

/**
 * Opens a locale's index. Without Pagefind's worker, which is 12 kB more: an
 * answer takes a few milliseconds.
 */
export async function openEngine(locale: string): Promise<SearchEngine> {
  const basePath = withPrefix(`/${searchIndexFolder}/${locale}/`);
  // Pagefind would say nothing before the first query.
  await WebAssembly.compile(emptyModule);
  // The texts may have changed since; a build makes its own.
  if (process.env.NODE_ENV === "development") await fetch(refreshPath);
  const script = await loadScript(`${basePath}pagefind.js`);
  const pagefind = script.createInstance({ basePath, noWorker: true, ranking });
  await pagefind.init();
  const get = async (name: string) => {
    const response = await fetch(`${basePath}${name}`);
    if (!response.ok) throw new Error(`${response.status} ${response.url}`);
    return response;
  };
  return createEngine(pagefind, {
    words: async () => (await get(wordListFile)).text(),
    counts: async () => (await (await get(countsFile)).json()) as FilterCounts,
  });
}

async function loadScript(address: string): Promise<PagefindScript> {
  const again = failures > 0 ? `?attempt=${failures}` : "";
  try {
    return (await import(
      /* webpackIgnore: true */ `${address}${again}`
    )) as PagefindScript;
  } catch (error) {
    failures += 1;
    throw error;
  }
}
