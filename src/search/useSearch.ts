import { useCallback, useEffect, useState } from "react";
import { useLocale } from "../i18n/useLocale";
import type { FilterCounts } from "../lib/searchIndex";
import { forgetSearch, openSearch } from "./openSearch";
import { readSearchAddress, useSearchAddress } from "./searchAddress";
import { noFilters, searchPages } from "./searchPages";
import type { ActiveFilters, Answer, Question } from "./searchPages";

/** What a search has found. */
type Outcome = {
  /** "busy" where the next answer takes long; until it is there, the last one stays. */
  status: "loading" | "ready" | "busy" | "failed";
  answer?: Answer | undefined;
  /** What `answer` answers. */
  answeredQuery?: string;
  /** Pages by filter and value. */
  counts?: FilterCounts;
};

/** How many results are shown at once: more than readers look through before they type on, and about 15 kB. */
const pageSize = 6;

/** How long the previous answer is shown as the current one, in milliseconds. Most answers take less. */
const busyDelayMs = 100;

async function findPages(
  locale: string,
  { query, filters, limit }: Question,
): Promise<Outcome> {
  try {
    const index = await openSearch(locale);
    const { counts } = index;
    const isEmpty = query === "" && !Object.values(filters).some(Boolean);
    if (isEmpty) return { status: "ready", counts };
    const answer = await searchPages(index, { query, filters, limit });
    // Pagefind takes missing files for missing words.
    if (answer.count === 0 && !navigator.onLine) throw new Error("Offline");
    return { status: "ready", answer, answeredQuery: query, counts };
  } catch {
    forgetSearch(locale);
    return { status: "failed" };
  }
}

/**
 * Stores what the reader searches for and what was found, with the actions that change it.
 * @param isPage whether it is the search's page, whose address says what is looked for
 * @param isActive false while the search is closed
 */
export function useSearch(isPage: boolean, isActive: boolean) {
  const { locale: pageLocale } = useLocale();
  const [input, setInput] = useState(() =>
    isPage
      ? readSearchAddress(window.location.search)
      : { query: "", filters: noFilters },
  );
  /** Whose index is searched: another locale's where the page's has nothing. */
  const [locale, setLocale] = useState(pageLocale);
  const [limit, setLimit] = useState(pageSize);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>({ status: "loading" });
  const { filters } = input;
  const query = input.query.trim();
  useSearchAddress(isPage ? input : undefined);

  useEffect(() => {
    setLocale(pageLocale);
    // Tags are other words there; the page's are in its address.
    if (!isPage) setInput((old) => ({ ...old, filters: noFilters }));
  }, [pageLocale, isPage]);

  useEffect(() => {
    if (!isActive) return;
    let isNewest = true;
    const busy = setTimeout(
      () =>
        setOutcome((old) =>
          old.status === "ready" ? { ...old, status: "busy" } : old,
        ),
      busyDelayMs,
    );
    void findPages(locale, { query, filters, limit }).then((next) => {
      if (!isNewest) return;
      clearTimeout(busy);
      setOutcome(next);
    });
    return () => {
      isNewest = false;
      clearTimeout(busy);
    };
  }, [locale, query, filters, limit, isActive, attempt]);

  const setFilters = useCallback((next: ActiveFilters) => {
    setInput((old) => ({ ...old, filters: next }));
    setLimit(pageSize);
  }, []);
  return {
    ...input,
    locale,
    ...outcome,
    setFilters,
    setQuery: (text: string) => {
      setInput({ query: text, filters });
      setLimit(pageSize);
      if (!text) setLocale(pageLocale);
    },
    searchIn: (next: string) => {
      // Tags are other words there.
      setFilters(noFilters);
      setLocale(next);
    },
    showMore: () => setLimit((old) => old + pageSize),
    /** Searches again, which opens the index anew. */
    retry: () => {
      setOutcome({ status: "loading" });
      setAttempt((old) => old + 1);
    },
  };
}

export type SearchState = ReturnType<typeof useSearch>;
