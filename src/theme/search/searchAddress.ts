import { useEffect } from "react";
import { localeCodes } from "../../config/locales";
import { searchFilters } from "../../lib/searchIndex";
import { noFilters, type ActiveFilters } from "./searchPages";

/** As many results as readers look through before they type on: about 15 kB. */
export const pageSize = 6;

export type SearchInput = {
  query: string;
  filters: ActiveFilters;
  /** The number of results; Back shows as many as the reader has left. */
  limit: number;
};

/** Formats a search as a query: `?q=contract&tag=Craft`; "" for none. */
export function toSearchAddress(input: SearchInput): string {
  const { query, filters, limit } = input;
  const parameters = new URLSearchParams();
  if (query) parameters.set("q", query);
  for (const name of searchFilters) {
    if (filters[name]) parameters.set(name, filters[name]);
  }
  if (limit > pageSize) parameters.set("show", String(limit));
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
  const limit = /^\d{1,3}$/.exec(parameters.get("show") ?? "")?.[0];
  return {
    query: parameters.get("q") ?? "",
    filters: { ...noFilters, ...filters, lang },
    limit: Math.max(pageSize, Number(limit ?? 0)),
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
