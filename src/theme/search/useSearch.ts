import { useEffect, useRef, useState } from "react";
import { useLocale } from "../i18n/useLocale";
import { forgetSearch, isIndexOnline, openSearch } from "./openSearch";
import { readSearchAddress, useSearchAddress } from "./searchAddress";
import { searchPages, type Answer } from "./searchPages";

type Outcome = {
  status: "loading" | "ready" | "failed";
  answer?: Answer | undefined;
  answeredQuery?: string;
};

/** The most results that are listed: each is a file of 2.5 kB, and the dialog has room for few. */
const mostResults = { dialog: 6, page: 30 };

/** In milliseconds: shorter than a pause between words. */
const TYPING_PAUSE = 150;

async function findPages(
  locale: string,
  query: string,
  limit: number,
  isWanted: () => boolean,
): Promise<Outcome> {
  try {
    const index = await openSearch(locale);
    if (query === "") return { status: "ready" };
    const answer = await searchPages(index, query, limit);
    // Words that are on the pages of a newer build only are in no list.
    if (answer.count === 0 && !(await isIndexOnline(locale)))
      throw new Error("Another index is online");
    return { status: "ready", answer, answeredQuery: query };
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
  const [typed, setTyped] = useState(() =>
    isPage ? readSearchAddress(window.location.search) : "",
  );
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>({ status: "loading" });
  const fieldRef = useRef<HTMLInputElement>(null);
  // Copied from macOS an accent may be a sign of its own, from a PDF "fi" one sign,
  // and pages hold invisible places at which words may break.
  const query = typed
    .normalize("NFKC")
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, "")
    .trim();
  const lastQuery = useRef(query);
  const limit = isPage ? mostResults.page : mostResults.dialog;
  useSearchAddress(isPage ? typed : undefined);

  useEffect(() => {
    // Another address is another search, also on Back.
    if (address !== undefined) setTyped(readSearchAddress(address));
  }, [address]);

  // What was found in another language is not shown again.
  useEffect(() => setOutcome({ status: "loading" }), [locale]);

  useEffect(() => {
    if (!isActive) return;
    let isNewest = true;
    const isWanted = () => isNewest;
    const find = async () => {
      const next = await findPages(locale, query, limit, isWanted);
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

  /** Buttons that ask again disappear when they are pressed. */
  const keepFocus = () => fieldRef.current?.focus();
  return {
    ...outcome,
    query: typed,
    fieldRef,
    setQuery: (text: string) => {
      setTyped(text);
      keepFocus();
    },
    retry: () => {
      setOutcome({ status: "loading" });
      setAttempt(attempt + 1);
      keepFocus();
    },
  };
}

export type SearchStateProps = { search: ReturnType<typeof useSearch> };
