import { useCallback, useEffect, useState } from "react";
import { languageTag } from "../config/languageTag";
import { baseLanguage } from "../lib/baseLanguage";
import type { FilterCounts } from "../lib/searchIndex";
import { engineOf, forgetEngines } from "./engineOf";
import { faultOf } from "./faultOf";
import type { SearchFault } from "./faultOf";
import { findPages } from "./findPages";
import type { Answer } from "./findPages";
import type { Wanted } from "./useWanted";

export type SearchState = {
  /** The last answer; it stays until the next one is there. */
  answer?: Answer;
  /** What `answer` answers. */
  query?: string;
  counts?: FilterCounts;
  fault?: SearchFault;
  isBusy: boolean;
};

/** How long an answer may take before the old one is shown as such, in milliseconds: most take less. */
const patience = 100;

export type Search = SearchState & {
  /** Opens the search anew, and asks again. */
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
        const engine = await engineOf(locale);
        const language = baseLanguage(languageTag(locale));
        const question = { query, chosen, limit, language };
        const [answer, counts] = await Promise.all([
          asks ? findPages(engine, question) : undefined,
          engine.counts(),
        ]);
        return { counts, query, isBusy: false, ...(answer && { answer }) };
      } catch {
        return { fault: await faultOf(locale), isBusy: false };
      }
    };
    const mark = () => setState((old) => ({ ...old, isBusy: true }));
    const busy = setTimeout(mark, patience);
    // The letter comes into the field first.
    const timer = setTimeout(() => {
      void search().then((next) => {
        if (!isNewest) return;
        clearTimeout(busy);
        setState(next);
      });
    });
    return () => {
      isNewest = false;
      clearTimeout(busy);
      clearTimeout(timer);
    };
  }, [locale, query, tag, year, lang, limit, isActive, attempt]);

  const retry = useCallback(() => {
    forgetEngines();
    setState({ isBusy: true });
    setAttempt((old) => old + 1);
  }, []);
  return { ...state, retry };
}
