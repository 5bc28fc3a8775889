import { useCallback, useEffect, useRef, useState } from "react";
import { useLocale } from "../i18n/useLocale";
import type { FilterCounts } from "../../lib/searchIndex";
import { forgetSearch, openSearch } from "./openSearch";
import { readSearchAddress, useSearchAddress } from "./searchAddress";
import { noFilters, searchPages } from "./searchPages";
import type { ActiveFilters, Answer, Question } from "./searchPages";

type Outcome = {
  status: "loading" | "ready" | "failed";
  answer?: Answer | undefined;
  answeredQuery?: string;
  /** The number of pages by filter and value. */
  counts?: FilterCounts;
};

/** As many as readers look through before they type on: about 15 kB. */
const pageSize = 6;

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
    // Pagefind treats missing files as missing words.
    if (answer.count === 0 && !navigator.onLine) throw new Error("Offline");
    return { status: "ready", answer, answeredQuery: query, counts };
  } catch {
    forgetSearch(locale);
    return { status: "failed" };
  }
}

/**
 * Stores the search and its outcome, with the actions that change them.
 * @param isPage true for the search's page, whose address contains the search
 * @param isActive false while the dialog is closed
 */
export function useSearch(isPage: boolean, isActive: boolean) {
  const { locale: pageLocale } = useLocale();
  const [input, setInput] = useState(() =>
    isPage
      ? readSearchAddress(window.location.search)
      : { query: "", filters: noFilters },
  );
  /** The locale of the index; readers may switch to another one. */
  const [locale, setLocale] = useState(pageLocale);
  const [limit, setLimit] = useState(pageSize);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>({ status: "loading" });
  const fieldRef = useRef<HTMLInputElement>(null);
  const { filters } = input;
  const query = input.query.trim();
  useSearchAddress(isPage ? input : undefined);

  useEffect(() => {
    setLocale(pageLocale);
    // Tags differ by language; the page has them in its address.
    if (!isPage) setInput((old) => ({ ...old, filters: noFilters }));
  }, [pageLocale, isPage]);

  useEffect(() => {
    if (!isActive) return;
    let isNewest = true;
    void findPages(locale, { query, filters, limit }).then((next) => {
      if (isNewest) setOutcome(next);
    });
    return () => {
      isNewest = false;
    };
  }, [locale, query, filters, limit, isActive, attempt]);

  const setFilters = useCallback((next: ActiveFilters) => {
    setInput((old) => ({ ...old, filters: next }));
    setLimit(pageSize);
  }, []);
  /** Buttons that ask again disappear when they are pressed. */
  const focusField = () => fieldRef.current?.focus();
  const suggest = (next: ActiveFilters) => {
    setFilters(next);
    focusField();
  };
  return {
    ...input,
    locale,
    ...outcome,
    fieldRef,
    setFilters,
    suggest,
    setQuery: (text: string) => {
      setInput({ query: text, filters });
      setLimit(pageSize);
      if (!text) setLocale(pageLocale);
      focusField();
    },
    searchIn: (next: string) => {
      // Tags differ by language.
      suggest(noFilters);
      setLocale(next);
    },
    showMore: () => setLimit((old) => old + pageSize),
    retry: () => {
      setOutcome({ status: "loading" });
      setAttempt((old) => old + 1);
      focusField();
    },
  };
}

export type SearchStateProps = { search: ReturnType<typeof useSearch> };
