import { useCallback, useEffect, useState } from "react";
import type { FilterCounts } from "../lib/searchIndex";
import { explainFailure } from "./explainFailure";
import type { SearchFailure } from "./explainFailure";
import { forgetSearch, openSearch } from "./openSearch";
import type { Answer } from "./searchPages";
import type { SearchTexts } from "./searchTexts";
import type { Wanted } from "./useWanted";

export type SearchState = {
  /** The last answer; it stays until the next one is there. */
  answer?: Answer | undefined;
  /** What `answer` answers. */
  query?: string;
  counts?: FilterCounts;
  failure?: SearchFailure;
  isBusy: boolean;
};

/** How long an answer may take before the old one is shown as such, in milliseconds: most take less. */
const patience = 100;

export type Search = SearchState & {
  /** Asks again, which opens the search anew. */
  retry: () => void;
};

/**
 * Keeps the answer to what is wanted, and the numbers of pages by filter.
 * @param isActive false while nobody looks
 */
export function useSearch(wanted: Wanted, isActive: boolean): Search {
  const { where: locale, limit } = wanted;
  const { tag, year, lang } = wanted.chosen;
  const query = wanted.query.trim();
  const [state, setState] = useState<SearchState>({ isBusy: true });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isActive) return;
    let isNewest = true;
    const chosen = { tag, year, lang };
    const asks = query !== "" || Object.values(chosen).some(Boolean);
    const search = async (): Promise<SearchState> => {
      try {
        const { counts, find } = await openSearch(locale);
        const answer = asks ? await find({ query, chosen, limit }) : undefined;
        return { answer, counts, query, isBusy: false };
      } catch {
        forgetSearch(locale);
        return { failure: await explainFailure(locale), isBusy: false };
      }
    };
    const mark = () => setState((old) => ({ ...old, isBusy: true }));
    const busy = setTimeout(mark, patience);
    void search().then((next) => {
      if (!isNewest) return;
      clearTimeout(busy);
      setState(next);
    });
    return () => {
      isNewest = false;
      clearTimeout(busy);
    };
  }, [locale, query, tag, year, lang, limit, isActive, attempt]);

  const retry = useCallback(() => {
    setState({ isBusy: true });
    setAttempt((old) => old + 1);
  }, []);
  return { ...state, retry };
}

/** What the views of the search share. */
export type SearchViewProps = {
  texts: SearchTexts;
  /** The locale of the page, and its language tag. */
  locale: string;
  htmlLang: string;
  wanted: Wanted;
  search: Search;
};
