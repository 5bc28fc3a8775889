import { useCallback, useEffect, useState } from "react";
import { useLocale } from "../i18n/useLocale";
import type { FilterCounts } from "../lib/searchIndex";
import { forgetSearch, openSearch } from "./openSearch";
import { readSearchAddress, useSearchAddress } from "./searchAddress";
import { noFilters, searchPages } from "./searchPages";
import type { Answer, ActiveFilters } from "./searchPages";

type Found = {
  /** The last answer; it stays until the next one is there. */
  answer?: Answer | undefined;
  /** What `answer` answers. */
  answered?: string;
  /** Pages by filter and value. */
  counts?: FilterCounts;
  hasFailed?: boolean;
  isBusy: boolean;
};

/** Results at once: more than one looks through before typing on, and some 15 kB. */
const pageSize = 6;

/** How long an answer may take before the old one is shown as such, in milliseconds: most take less. */
const patience = 100;

async function findPages(
  locale: string,
  query: string,
  chosen: ActiveFilters,
  limit: number,
): Promise<Found> {
  try {
    const index = await openSearch(locale);
    const { counts } = index;
    const isAsked = query !== "" || Object.values(chosen).some(Boolean);
    if (!isAsked) return { counts, isBusy: false };
    const answer = await searchPages(index, { query, chosen, limit });
    // Pagefind takes missing files for missing words.
    if (answer.count === 0 && !navigator.onLine) throw new Error("Offline");
    return { answer, counts, answered: query, isBusy: false };
  } catch {
    forgetSearch(locale);
    return { hasFailed: true, isBusy: false };
  }
}

/**
 * What the reader wants to find, the ways to change it, and what is found.
 * @param isPage whether it is the search's page, whose address says what is asked for
 * @param isActive false while nobody looks
 */
export function useSearch(isPage: boolean, isActive: boolean) {
  const { locale, htmlLang } = useLocale();
  const [asked, setAsked] = useState(() =>
    isPage
      ? readSearchAddress(window.location.search)
      : { query: "", chosen: noFilters },
  );
  /** Whose index is searched: another locale's where this one has nothing. */
  const [where, setWhere] = useState(locale);
  const [limit, setLimit] = useState(pageSize);
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Found>({ isBusy: true });
  const { query, chosen } = asked;
  const wanted = query.trim();
  useSearchAddress(isPage ? asked : undefined);

  useEffect(() => {
    setWhere(locale);
    // Tags are other words there; the page's are in its address.
    if (!isPage) setAsked((old) => ({ ...old, chosen: noFilters }));
  }, [locale, isPage]);

  useEffect(() => {
    if (!isActive) return;
    let isNewest = true;
    const busy = setTimeout(
      () => setFound((old) => ({ ...old, isBusy: true })),
      patience,
    );
    void findPages(where, wanted, chosen, limit).then((next) => {
      if (!isNewest) return;
      clearTimeout(busy);
      setFound(next);
    });
    return () => {
      isNewest = false;
      clearTimeout(busy);
    };
  }, [where, wanted, chosen, limit, isActive, attempt]);

  const choose = useCallback((next: ActiveFilters) => {
    setAsked((old) => ({ ...old, chosen: next }));
    setLimit(pageSize);
  }, []);
  return {
    /** The locale of the page, and its language tag. */
    locale,
    htmlLang,
    ...asked,
    where,
    ...found,
    ask: (text: string) => {
      setAsked({ query: text, chosen });
      setLimit(pageSize);
      if (!text) setWhere(locale);
    },
    choose,
    searchIn: (next: string) => {
      // Tags are other words there.
      choose(noFilters);
      setWhere(next);
    },
    more: () => setLimit((old) => old + pageSize),
    /** Asks again, which opens the search anew. */
    retry: () => {
      setFound({ isBusy: true });
      setAttempt((old) => old + 1);
    },
  };
}

export type Search = ReturnType<typeof useSearch>;
