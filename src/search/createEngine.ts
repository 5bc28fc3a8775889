import type { FoundPage } from "../lib/foundPage";
import { otherVersions } from "../lib/searchIndex";
import type { FilterCounts } from "../lib/searchIndex";
import type { Chosen, SearchEngine } from "./searchEngine";

/** What we use of Pagefind, open. */
export type PagefindInstance = {
  init(): Promise<void>;
  search(
    query: string | null,
    options: { filters: Record<string, string> },
  ): Promise<{ results: Result[] }>;
};
type Result = { id: string; data(): Promise<{ page: FoundPage }> };

/**
 * How much it counts where a word stands. A part of a compound is worth less
 * than the word itself.
 */
export const ranking = {
  metaWeights: {
    title: 5,
    tags: 2,
    authors: 1,
    description: 1,
    alsoTitle: 1,
    also: 0.2,
  },
};

/** Files of a locale's index that are not Pagefind's. */
export type OwnFiles = {
  words(): Promise<string>;
  counts(): Promise<FilterCounts>;
};

/** Makes a locale's search of Pagefind's. */
export function createEngine(
  pagefind: PagefindInstance,
  own: OwnFiles,
): SearchEngine {
  let counts: Promise<FilterCounts> | undefined;
  let words: Promise<string[]> | undefined;
  const countsOnce = () => (counts ??= own.counts());
  return {
    async find(query, chosen) {
      const filters = filtersOf(chosen);
      const ask = async (more: Record<string, string> = {}) => {
        const options = { filters: { ...filters, ...more } };
        return (await pagefind.search(query || null, options)).results;
      };
      const { name, value } = otherVersions;
      const [all, known] = await Promise.all([ask(), countsOnce()]);
      const results = known.otherVersions
        ? lastOnes(all, await ask({ [name]: value }))
        : all;
      return {
        count: results.length,
        load: (from, to) =>
          Promise.all(
            results.slice(from, to).map(async (one) => (await one.data()).page),
          ),
      };
    },
    counts: countsOnce,
    words: () => (words ??= own.words().then((text) => text.split("\n"))),
  };
}

/** Puts some results behind all others. */
function lastOnes(all: readonly Result[], late: readonly Result[]): Result[] {
  const ids = new Set(late.map(({ id }) => id));
  return [
    ...all.filter(({ id }) => !ids.has(id)),
    ...all.filter(({ id }) => ids.has(id)),
  ];
}

const filtersOf = (chosen: Chosen) =>
  Object.fromEntries(Object.entries(chosen).filter(([, value]) => value));
