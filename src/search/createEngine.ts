import { otherVersions, searchFilters } from "../lib/searchIndex";
import type { SearchKind } from "../lib/searchIndex";
import type {
  Chosen,
  FilterCounts,
  FoundPage,
  SearchEngine,
} from "./searchEngine";

/** What we use of Pagefind, open. */
export type PagefindInstance = {
  init(): Promise<void>;
  filters(): Promise<Record<string, Record<string, number>>>;
  search(
    query: string | null,
    options: { filters: Record<string, string> },
  ): Promise<{ results: Result[] }>;
};
type Result = { id: string; data(): Promise<PagefindData> };
type PagefindData = {
  raw_url: string;
  content: string;
  meta: { title: string; authors?: string; version?: string };
  filters: { kind: string[]; lang: string[]; year?: string[]; tag?: string[] };
  anchors: { element: string; id: string; text: string; location: number }[];
};

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

/**
 * Makes a locale's search of Pagefind's.
 * @param words gives the locale's list of words
 */
export function createEngine(
  pagefind: PagefindInstance,
  words: () => Promise<string>,
): SearchEngine {
  return {
    async find(query, chosen) {
      const filters = filtersOf(chosen);
      const ask = async (more: Record<string, string> = {}) => {
        const options = { filters: { ...filters, ...more } };
        return (await pagefind.search(query || null, options)).results;
      };
      const { name, value } = otherVersions;
      const all = await ask();
      const hasVersions = name in (await pagefind.filters());
      const results = hasVersions
        ? lastOnes(all, await ask({ [name]: value }))
        : all;
      return {
        count: results.length,
        load: (from, to) =>
          Promise.all(
            results
              .slice(from, to)
              .map(async (one) => pageOf(await one.data())),
          ),
      };
    },
    async counts() {
      const counts = await pagefind.filters();
      return Object.fromEntries(
        searchFilters.map((name) => [name, counts[name] ?? {}]),
      ) as FilterCounts;
    },
    words: async () => (await words()).split("\n"),
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

function pageOf({
  raw_url: path,
  content,
  meta,
  filters,
  anchors,
}: PagefindData): FoundPage {
  const year = filters.year?.[0];
  return {
    path,
    title: meta.title,
    kind: filters.kind[0] as SearchKind,
    lang: filters.lang[0] ?? "",
    ...(year === undefined ? {} : { year }),
    ...(meta.version === undefined ? {} : { version: meta.version }),
    tags: filters.tag ?? [],
    authors: meta.authors ?? "",
    text: content,
    headings: headingsOf(content, anchors),
  };
}

/** Pagefind counts words, we count letters. */
function headingsOf(content: string, anchors: PagefindData["anchors"]) {
  const starts = [...content.matchAll(/\S+/g)].map(({ index }) => index);
  return anchors
    .filter(({ element }) => /^h\d$/.test(element))
    .map(({ id, text, location }) => ({
      id,
      title: text,
      at: starts[location] ?? content.length,
    }));
}
