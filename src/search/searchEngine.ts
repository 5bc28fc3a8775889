import type { SearchFilter, SearchKind } from "../lib/searchIndex";

/** A heading in a page's text. */
export type FoundHeading = {
  id: string;
  title: string;
  /** Where its words begin in the text. */
  at: number;
};

/** A page that a search found, as the index knows it. */
export type FoundPage = {
  path: string;
  title: string;
  kind: SearchKind;
  /** The language of its text: a locale. */
  lang: string;
  year?: string;
  /** Of documentation in several versions. */
  version?: string;
  tags: readonly string[];
  /** Names. */
  authors: string;
  /** All its text, the title first. */
  text: string;
  headings: readonly FoundHeading[];
};

/** What a search is narrowed down to; "" for all. */
export type Chosen = Readonly<Record<SearchFilter, string>>;

/** Pages by filter and value. */
export type FilterCounts = Readonly<
  Record<SearchFilter, Readonly<Record<string, number>>>
>;

export type Finding = {
  count: number;
  /** Gives pages, the best first. */
  load(from: number, to: number): Promise<FoundPage[]>;
};

/** The search of one locale, open. */
export type SearchEngine = {
  /** Finds pages; without a query all that the filters leave. */
  find(query: string, chosen: Chosen): Promise<Finding>;
  counts(): Promise<FilterCounts>;
  /** The words of the locale's texts, the most used first. */
  words(): Promise<readonly string[]>;
};

export const nothingChosen: Chosen = { tag: "", year: "", lang: "" };
