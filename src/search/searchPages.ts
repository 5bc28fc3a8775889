import { otherVersions } from "../lib/searchIndex";
import type { FilterCounts, SearchFilter } from "../lib/searchIndex";
import { findWords, foldWord } from "./vocabulary";
import type { Vocabulary } from "./vocabulary";

/** What a search is narrowed down to; "" for all. */
export type Chosen = Readonly<Record<SearchFilter, string>>;
export const nothingChosen: Chosen = { tag: "", year: "", lang: "" };

type SubResult = {
  title: string;
  locations: number[];
  /** The heading above; missing for what is above the first one. */
  anchor?: { id: string };
};

/** A page as Pagefind's index holds it. */
export type PagefindPage = {
  url: string;
  /** HTML: escaped text with marks. */
  excerpt: string;
  content: string;
  meta: Record<string, string | undefined>;
  sub_results: SubResult[];
};
type Match = { id: string; data: () => Promise<PagefindPage> };

/** As much of Pagefind's JavaScript API as is used here. */
export type Pagefind = {
  search(
    query: string | null,
    options: { filters: Record<string, string> },
  ): Promise<{ results: Match[] }>;
  filters(): Promise<FilterCounts & { age?: object }>;
};

/** How much it counts where a word stands, for Pagefind. */
export const ranking = {
  metaWeights: { title: 5, tags: 2, authors: 1, description: 1, code: 0.1 },
};

/** What a search needs of a locale. */
export type SearchIndex = {
  pagefind: Pagefind;
  vocabulary: Vocabulary;
  /** Pages by filter and value. */
  counts: FilterCounts;
  /** Pages of other versions of the documentation than the last. */
  lateIds: ReadonlySet<string>;
};

export type SearchResult = {
  path: string;
  title: string;
  /** A collection's name, which is also the key of its label. */
  kind: "doc" | "page" | "post" | "project";
  /** The language of its text. */
  lang: string;
  year?: string | undefined;
  version?: string | undefined;
  /** HTML: escaped text with marks. */
  excerpt: string;
  /** Headings above most of what was found, in the order of the page. */
  headings: { path: string; title: string }[];
};

export type Answer = {
  results: SearchResult[];
  /** Pages in all, of which `results` are the best. */
  count: number;
  /** What was searched for instead, if the query was mistyped. */
  corrected?: string;
};

export type Question = {
  query: string;
  chosen: Chosen;
  /** Pages wanted, at most. */
  limit: number;
};

const maxHeadings = 3;

/** Asks Pagefind once for what is the same in every search. */
export async function loadIndex(
  pagefind: Pagefind,
  vocabulary: Vocabulary,
): Promise<SearchIndex> {
  const { [otherVersions.name]: hasLate, ...counts } = await pagefind.filters();
  const filters = { [otherVersions.name]: otherVersions.value };
  const late = hasLate && (await pagefind.search(null, { filters }));
  const lateIds = new Set(late?.results.map(({ id }) => id));
  return { pagefind, vocabulary, counts, lateIds };
}

/**
 * Finds pages. Where a word of the query is in none of the best, it may be
 * mistyped, and the search is done again with the nearest word there is.
 */
export async function searchPages(
  index: SearchIndex,
  question: Question,
): Promise<Answer> {
  const { vocabulary } = index;
  const query = question.query.replace(/[“”„»«]/g, '"');
  const find = (text: string) => findPages(index, { ...question, query: text });
  const toAnswer = ({ pages, count }: Found): Answer => ({
    results: pages.map(toResult),
    count,
  });
  const found = await find(query);
  const words = query.includes('"') ? [] : findWords(query);
  const missing = words.filter((word) => {
    const stem = vocabulary.stem(word);
    return !found.pages.some((page) => toSearchText(page).includes(stem));
  });
  if (missing.length === 0) return toAnswer(found);
  const corrected = vocabulary.correct(query, missing);
  if (corrected && corrected !== query) {
    const better = await find(corrected);
    if (better.count > 0) return { ...toAnswer(better), corrected };
  }
  // Pagefind shortens a word that it does not find until it finds something.
  if (!corrected) return { results: [], count: 0 };
  return toAnswer(found);
}

const toSearchText = ({ content, meta }: PagefindPage) =>
  foldWord([content, ...Object.values(meta)].join(" "));

type Found = { pages: PagefindPage[]; count: number };

/**
 * Finds pages with the query. If they are few, those with words that it begins
 * and with compounds follow: each such word has a part of the index loaded.
 */
async function findPages(
  { pagefind, vocabulary, lateIds }: SearchIndex,
  { query, chosen, limit }: Question,
): Promise<Found> {
  const filters = Object.fromEntries(
    Object.entries(chosen).filter(([, value]) => value),
  );
  const search = async (text: string) =>
    (await pagefind.search(text || null, { filters })).results;
  const matches = await search(query);
  if (matches.length < limit && !query.includes('"')) {
    const variants = vocabulary.expand(query).map(search);
    matches.push(...(await Promise.all(variants)).flat());
  }
  const pages = new Map<string, Match>();
  for (const match of matches) {
    if (!pages.has(match.id)) pages.set(match.id, match);
  }
  const ordered = [...pages.values()].sort(
    (a, b) => Number(lateIds.has(a.id)) - Number(lateIds.has(b.id)),
  );
  const best = ordered.slice(0, limit).map(({ data }) => data());
  return { pages: await Promise.all(best), count: ordered.length };
}

const toResult = ({
  url,
  excerpt,
  meta,
  sub_results: parts,
}: PagefindPage): SearchResult => ({
  path: url,
  title: meta.title ?? url,
  kind: meta.kind as SearchResult["kind"],
  lang: meta.lang ?? "",
  year: meta.year,
  version: meta.version,
  excerpt,
  headings: parts
    .flatMap(({ anchor, ...part }, place) =>
      anchor ? [{ ...part, anchor, place }] : [],
    )
    .sort((a, b) => b.locations.length - a.locations.length)
    .slice(0, maxHeadings)
    .sort((a, b) => a.place - b.place)
    .map(({ title, anchor }) => ({ title, path: `${url}#${anchor.id}` })),
});
