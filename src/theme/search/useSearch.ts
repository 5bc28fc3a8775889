import { useEffect, useRef, useState } from "react";
import { useLocale } from "../i18n/useLocale";
import { forgetSearch, openSearch } from "./openSearch";
import {
  pageSize,
  readSearchAddress,
  toSearchAddress,
  useSearchAddress,
} from "./searchAddress";
import { searchPages, type Answer, type Question } from "./searchPages";

type Outcome = {
  status: "loading" | "ready" | "failed";
  answer?: Answer | undefined;
  answeredQuery?: string;
};

/** In milliseconds: shorter than a pause between words. */
const TYPING_PAUSE = 150;

async function findPages(
  locale: string,
  question: Question,
  isWanted: () => boolean,
): Promise<Outcome> {
  try {
    const index = await openSearch(locale);
    if (question.query === "") return { status: "ready" };
    const answer = await searchPages(index, question);
    // Pagefind treats missing files as missing words.
    if (answer.count === 0 && !navigator.onLine) throw new Error("Offline");
    return { status: "ready", answer, answeredQuery: question.query };
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
  const { locale } = useLocale();
  const [search, setSearch] = useState(() => ({
    ...readSearchAddress(isPage ? window.location.search : ""),
    attempt: 0,
  }));
  const [outcome, setOutcome] = useState<Outcome>({ status: "loading" });
  const fieldRef = useRef<HTMLInputElement>(null);
  const { limit, attempt } = search;
  // Copied from macOS an accent may be a sign of its own, from a PDF "fi" one sign.
  const query = search.query.normalize("NFKC").trim();
  const lastQuery = useRef(query);
  useSearchAddress(isPage ? search : undefined);

  useEffect(() => {
    // Another address is another search, also on Back.
    setSearch((old) =>
      address === undefined || address === toSearchAddress(old)
        ? old
        : { ...old, ...readSearchAddress(address) },
    );
  }, [address]);

  // What was found in another language is not shown again.
  useEffect(() => setOutcome({ status: "loading" }), [locale]);

  useEffect(() => {
    if (!isActive) return;
    let isNewest = true;
    const isWanted = () => isNewest;
    const find = async () => {
      const next = await findPages(locale, { query, limit }, isWanted);
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
  }, [locale, query, limit, isActive, attempt]);

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
    setQuery: (text: string) => ask({ query: text }),
    showMore: () => change({ limit: limit + pageSize }),
    retry: () => {
      setOutcome({ status: "loading" });
      ask({ attempt: attempt + 1 });
    },
  };
}

export type SearchStateProps = { search: ReturnType<typeof useSearch> };
