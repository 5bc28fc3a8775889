import { useEffect } from "react";
import { localeCodes } from "../../config/locales";
import { searchFilters } from "../../lib/searchIndex";
import { noFilters, type ActiveFilters } from "./searchPages";

export type SearchInput = { query: string; filters: ActiveFilters };

/** Formats a search as a query: `?q=contract&tag=Craft`; "" for none. */
export function toSearchAddress({ query, filters }: SearchInput): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set("q", query);
  for (const name of searchFilters) {
    if (filters[name]) parameters.set(name, filters[name]);
  }
  const text = parameters.toString();
  return text && `?${text}`;
}

/** Reads the search of an address, without unknown languages. */
export function readSearchAddress(address: string): SearchInput {
  const parameters = new URLSearchParams(address);
  const filters = Object.fromEntries(
    searchFilters.map((name) => [name, parameters.get(name) ?? ""]),
  );
  const lang = localeCodes.find((code) => code === filters.lang) ?? "";
  return {
    query: parameters.get("q") ?? "",
    filters: { ...noFilters, ...filters, lang },
  };
}

/** In milliseconds; browsers limit how often the address may change. */
const pause = 300;

/** Writes the search into the address of its page, without a history entry; undefined for the dialog. */
export function useSearchAddress(input: SearchInput | undefined): void {
  const query = input && toSearchAddress(input);
  useEffect(() => {
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      const { history, location } = window;
      const known = toSearchAddress(readSearchAddress(location.search));
      if (query === undefined || query === known) return;
      // Another page may have been requested.
      if (location.pathname !== pathname) return;
      history.replaceState(history.state, "", pathname + query);
    }, pause);
    return () => clearTimeout(timer);
  }, [query]);
}
