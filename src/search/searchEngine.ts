import type { FoundPage } from "../lib/foundPage";
import type { FilterCounts, SearchFilter } from "../lib/searchIndex";

/** What a search is narrowed down to; "" for all. */
export type Chosen = Readonly<Record<SearchFilter, string>>;

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
