import { useEffect, useRef, useState } from "react";
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
  const [search, setSearch] = useState(() => ({
    ...readSearchAddress(isPage ? window.location.search : ""),
    /** The locale of the index; readers may switch to another one. */
    locale: pageLocale,
    limit: pageSize,
    attempt: 0,
  }));
  const [outcome, setOutcome] = useState<Outcome>({ status: "loading" });
  const fieldRef = useRef<HTMLInputElement>(null);
  const { filters, locale, limit, attempt } = search;
  const query = search.query.trim();
  useSearchAddress(isPage ? search : undefined);

  useEffect(() => {
    // Tags differ by language; the page has them in its address.
    const changes = isPage ? {} : { filters: noFilters };
    setSearch((old) => ({ ...old, locale: pageLocale, ...changes }));
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

  const change = (changes: Partial<typeof search>) =>
    setSearch({ ...search, limit: pageSize, ...changes });
  /** Buttons that ask again disappear when they are pressed. */
  const ask = (changes: Partial<typeof search>) => {
    change(changes);
    fieldRef.current?.focus();
  };
  return {
    ...search,
    ...outcome,
    fieldRef,
    setFilters: (next: ActiveFilters) => change({ filters: next }),
    suggest: (next: ActiveFilters) => ask({ filters: next }),
    setQuery: (text: string) =>
      ask({ query: text, ...(!text && { locale: pageLocale }) }),
    // Tags differ by language.
    searchIn: (next: string) => ask({ filters: noFilters, locale: next }),
    showMore: () => change({ limit: limit + pageSize }),
    retry: () => {
      setOutcome({ status: "loading" });
      ask({ attempt: attempt + 1 });
    },
  };
}

export type SearchStateProps = { search: ReturnType<typeof useSearch> };
