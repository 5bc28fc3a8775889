import { escapeHtml } from "../../lib/escape";
import { otherVersions } from "../../lib/searchIndex";
import { findTerm, rankMatches } from "./matches";
import type { Match, PagefindPage, QueryIndex } from "./matches";
import { findWords, type Vocabulary } from "./vocabulary";

/** The part of Pagefind's API that is used here. */
export type Pagefind = {
  search(
    query: string | null,
    options?: { filters: Record<string, string> },
  ): Promise<{ results: Match[] }>;
  filters(): Promise<{ age?: object }>;
};

/** The weights of fields, for Pagefind. */
export const ranking = {
  metaWeights: {
    title: 5,
    keywords: 3,
    tags: 2,
    authors: 1,
    description: 1,
    facts: 1,
    code: 0.1,
  },
};

/** The index of a locale. */
export type SearchIndex = {
  pagefind: Pagefind;
  vocabulary: Vocabulary;
  /** Ids of pages in other versions of documentation than the last. */
  lateIds: ReadonlySet<string>;
};

export type SearchResult = {
  path: string;
  title: string;
  /** The collection, which is also the key of its label. */
  kind: "doc" | "page" | "post" | "project";
  lang: string;
  year?: string | undefined;
  /** The name of the documentation that a page is of, if it has one. */
  docs?: string | undefined;
  version?: string | undefined;
  /** HTML: escaped text with marks. */
  excerpt: string;
  /** The headings with the most matches, in the order of the page. */
  headings: { path: string; title: string }[];
};

export type Answer = {
  results: SearchResult[];
  /** The number of all pages, of which `results` are the best. */
  count: number;
  /** The corrected query, if the query was mistyped. */
  corrected?: string;
};

const maxHeadings = 3;

/** Loads what is the same for every search. */
export async function loadIndex(
  pagefind: Pagefind,
  vocabulary: Vocabulary,
): Promise<SearchIndex> {
  const { [otherVersions.name]: hasLate } = await pagefind.filters();
  const filters = { [otherVersions.name]: otherVersions.value };
  const late = hasLate && (await pagefind.search(null, { filters }));
  const lateIds = new Set(late?.results.map(({ id }) => id));
  return { pagefind, vocabulary, lateIds };
}

/**
 * Finds pages with any of the query's words, ranked by how many and how rare
 * they are. If no page contains a word, searches again with the nearest known one.
 * Throws if the index has lost a part.
 */
export async function searchPages(
  index: SearchIndex,
  typed: string,
  limit: number,
): Promise<Answer> {
  const { pagefind, vocabulary, lateIds } = index;
  const query = typed.replace(/[“”„»«]/g, '"');
  const words = query.includes('"') ? [] : findWords(query);
  const search: QueryIndex = async (text) =>
    (await pagefind.search(text)).results;
  const terms = await Promise.all(
    words.length > 0
      ? words.map((word) => findTerm(word, vocabulary, search))
      : [search(query)],
  );
  const missing = words.filter((_, place) => terms[place]?.length === 0);
  if (missing.length > 0) {
    const corrected = vocabulary.correct(query, missing);
    if (!corrected) return { results: [], count: 0 };
    if (corrected !== query)
      return { corrected, ...(await searchPages(index, corrected, limit)) };
  }
  const ranked = rankMatches(terms).sort(
    (a, b) => Number(lateIds.has(a.id)) - Number(lateIds.has(b.id)),
  );
  if (ranked.length === 0) await checkParts(query, vocabulary, search);
  const best = await Promise.all(
    ranked.slice(0, limit).map(async ({ id, data }) => ({
      ...toResult(await data()),
      isLate: lateIds.has(id),
    })),
  );
  // What the last version has as well comes before, and says enough.
  const results = best.filter(
    ({ isLate, title }, place) =>
      !isLate || best.findIndex((page) => page.title === title) === place,
  );
  return { results, count: ranked.length - best.length + results.length };
}

/** Throws if words of the list are on no page: Pagefind treats parts of the index that do not load as missing words. */
async function checkParts(
  query: string,
  vocabulary: Vocabulary,
  search: QueryIndex,
): Promise<void> {
  const listed = findWords(query).flatMap(
    (word) => vocabulary.find(word) ?? [],
  );
  const answers = await Promise.all(listed.map(search));
  if (answers.some(({ length }) => length === 0))
    throw new Error("A part of the index is missing");
}

/** Entities, and punctuation but for that of names such as "C#". */
const edge = "((?:&#?\\w+;|[^\\P{P}#%&])+)";
const startOfMark = new RegExp(`<mark>${edge}`, "gu");
const endOfMark = new RegExp(`${edge}</mark>`, "gu");

/** Takes the punctuation beside a word out of its mark. */
const trimMarks = (excerpt: string): string =>
  excerpt.replace(startOfMark, "$1<mark>").replace(endOfMark, "</mark>$1");

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
  docs: meta.docs,
  version: meta.version,
  // Without a mark the words are in no sentence of the page.
  excerpt:
    meta.description && !excerpt.includes("<mark>")
      ? escapeHtml(meta.description)
      : trimMarks(excerpt)
          // Two words of a sentence say nothing.
          .replace(/([.?!])(?: [^\s<>]+){1,2} …$/, "$1 …")
          .replace(/[,;:]? …$/, "\u00A0…"),
  headings: parts
    .flatMap(({ anchor, ...part }, place) =>
      anchor ? [{ ...part, anchor, place }] : [],
    )
    .sort((a, b) => b.locations.length - a.locations.length)
    .slice(0, maxHeadings)
    .sort((a, b) => a.place - b.place)
    .map(({ title, anchor }) => ({ title, path: `${url}#${anchor.id}` })),
});
