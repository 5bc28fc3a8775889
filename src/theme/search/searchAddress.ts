import { useEffect } from "react";

/** The length of the longest query, in characters: more than people type, where an address could ask for thousands of words. */
export const maxQueryLength = 200;

/** Formats a query for an address: `?q=contract`; "" for none. */
export const toSearchAddress = (query: string): string =>
  query && `?${new URLSearchParams({ q: query }).toString()}`;

/** Reads the query of an address. */
export const readSearchAddress = (address: string): string =>
  (new URLSearchParams(address).get("q") ?? "")
    .trimStart()
    .slice(0, maxQueryLength);

/** In milliseconds; browsers limit how often the address may change. */
const pause = 300;

/** Writes the query into the address of the search's page, without a history entry; undefined for the dialog. */
export function useSearchAddress(query: string | undefined): void {
  useEffect(() => {
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      const { history, location } = window;
      if (query === undefined || query === readSearchAddress(location.search))
        return;
      // Another page may have been requested.
      if (location.pathname !== pathname) return;
      history.replaceState(
        history.state,
        "",
        pathname + toSearchAddress(query),
      );
    }, pause);
    return () => clearTimeout(timer);
  }, [query]);
}
