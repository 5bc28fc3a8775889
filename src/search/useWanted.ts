import { useCallback, useEffect, useState } from "react";
import { searchAddress, searchOf } from "./searchAddress";
import type { Search } from "./searchAddress";
import type { Chosen } from "./searchPages";
import { nothingChosen } from "./searchPages";

/** Results at once: more than one looks through before typing on, and some 15 kB. */
const pageSize = 6;

/** What the reader wants to find, and the ways to change it. */
export function useWanted(isPage: boolean, locale: string) {
  const [search, setSearch] = useState(() =>
    isPage
      ? searchOf(window.location.search)
      : { query: "", chosen: nothingChosen },
  );
  const { query, chosen } = search;
  /** Whose index is searched: another locale's where this one has nothing. */
  const [where, setWhere] = useState(locale);
  const [limit, setLimit] = useState(pageSize);
  useEffect(() => {
    setWhere(locale);
    // Tags are other words there; the page's are in its address.
    if (!isPage) setSearch(({ query }) => ({ query, chosen: nothingChosen }));
  }, [locale, isPage]);

  const leave = useOwnAddress(isPage ? search : undefined);

  const want = (next: Search) => {
    setSearch(next);
    setLimit(pageSize);
    if (!next.query) setWhere(locale);
  };
  const choose = useCallback((next: Chosen) => {
    setSearch((old) => ({ ...old, chosen: next }));
    setLimit(pageSize);
  }, []);
  return {
    query,
    chosen,
    where,
    limit,
    ask: (text: string) => want({ query: text, chosen }),
    choose,
    setWhere: (next: string) => {
      // Tags are other words there.
      want({ query, chosen: nothingChosen });
      setWhere(next);
    },
    more: () => setLimit((old) => old + pageSize),
    /** What leads away from here calls it before. */
    leave,
  };
}

export type Wanted = ReturnType<typeof useWanted>;

/** Browsers take a while for it, and count how often: each letter would hold up its answer. */
const pause = 300;

/**
 * Keeps the address of the search's page at what is wanted, so that it can be
 * shared and come back to; each letter is no step back.
 * @param search undefined where the page's address is not the search's
 * @returns writes it at once: for who leaves
 */
export function useOwnAddress(search: Search | undefined): () => void {
  const query = search && searchAddress(search);
  const write = useCallback(() => {
    const { history, location } = window;
    const known = searchAddress(searchOf(location.search));
    if (query === undefined || query === known) return;
    history.replaceState(history.state, "", location.pathname + query);
  }, [query]);
  useEffect(() => {
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // Another page may be about to take this one's place.
      if (window.location.pathname === pathname) write();
    }, pause);
    return () => clearTimeout(timer);
  }, [write]);
  return write;
}
