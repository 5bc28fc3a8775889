import { useCallback, useEffect } from "react";
import { searchAddress, searchOf } from "./searchAddress";
import type { Search } from "./searchAddress";

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
