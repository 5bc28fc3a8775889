import { useCallback, useEffect, useState } from "react";
import { searchOf } from "./searchAddress";
import type { Search } from "./searchAddress";
import type { Chosen } from "./searchEngine";
import { nothingChosen } from "./searchEngine";
import { useOwnAddress } from "./useOwnAddress";

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
