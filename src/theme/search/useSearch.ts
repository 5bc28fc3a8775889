import { useEffect, useRef, useState } from "react";
import { useLocale } from "../i18n/useLocale";
import type { FilterCounts } from "../../lib/searchIndex";
import { forgetSearch, openSearch } from "./openSearch";
import {
  pageSize,
  readSearchAddress,
  toSearchAddress,
  useSearchAddress,
} from "./searchAddress";
import { noFilters, searchPages } from "./searchPages";
import type { ActiveFilters, Answer, Question } from "./searchPages";

type Outcome = {
  status: "loading" | "ready" | "failed";
  answer?: Answer | undefined;
  answeredQuery?: string;
  /** The number of pages by filter and value. */
  counts?: FilterCounts;
};

/** In milliseconds: shorter than a pause between words. */
const TYPING_PAUSE = 150;

async function findPages(
  locale: string,
  { query, filters, limit }: Question,
  isWanted: () => boolean,
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
    // The error of an outdated search says nothing about the index.
    if (isWanted()) forgetSearch(locale);
    return { status: "failed" };
  }
}

/**
 * Stores the search and its outcome, with the actions that change them.
 * @param address what the address of the search's page asks for; undefined in the dialog
 * @param isActive false while the dialog is closed
 */
export function useSearch(address: string | undefined, isActive: boolean) {
  const isPage = address !== undefined;
  const { locale: pageLocale } = useLocale();
  const [search, setSearch] = useState(() => ({
    ...readSearchAddress(isPage ? window.location.search : ""),
    /** The locale of the index; readers may switch to another one. */
    locale: pageLocale,
    attempt: 0,
  }));
  const [outcome, setOutcome] = useState<Outcome>({ status: "loading" });
  const fieldRef = useRef<HTMLInputElement>(null);
  const lastQuery = useRef(search.query.trim());
  const { filters, locale, limit, attempt } = search;
  const query = search.query.trim();
  useSearchAddress(isPage ? search : undefined);

  useEffect(() => {
    // Another address is another search, also on Back.
    setSearch((old) =>
      address === undefined || address === toSearchAddress(old)
        ? old
        : { ...old, ...readSearchAddress(address) },
    );
  }, [address]);

  useEffect(() => {
    // Tags differ by language; the page has them in its address.
    const changes = isPage ? {} : { filters: noFilters };
    setSearch((old) => ({ ...old, locale: pageLocale, ...changes }));
  }, [pageLocale, isPage]);

  useEffect(() => {
    if (!isActive) return;
    let isNewest = true;
    const isWanted = () => isNewest;
    const find = async () => {
      const question = { query, filters, limit };
      const next = await findPages(locale, question, isWanted);
      if (isWanted()) setOutcome(next);
    };
    // A word being typed is not looked for, nor spoken of, at each letter.
    const isTyping = query !== "" && query !== lastQuery.current;
    lastQuery.current = query;
    const timer = setTimeout(() => void find(), isTyping ? TYPING_PAUSE : 0);
    return () => {
      isNewest = false;
      clearTimeout(timer);
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
