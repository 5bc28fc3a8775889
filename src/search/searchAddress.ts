import { useEffect } from "react";
import { localeCodes } from "../config/locales";
import { searchFilters } from "../lib/searchIndex";
import { noFilters, type ActiveFilters } from "./searchPages";

/** What somebody looks for. */
export type SearchInput = { query: string; filters: ActiveFilters };

/** A search as the query of an address: `?q=contract&tag=Craft`; "" for none. */
export function toSearchAddress({ query, filters }: SearchInput): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set("q", query);
  for (const name of searchFilters) {
    if (filters[name]) parameters.set(name, filters[name]);
  }
  const text = parameters.toString();
  return text && `?${text}`;
}

/** The search that an address asks for; a language that the site does not speak is none. */
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

/** Browsers limit how often an address may change: not with each letter. */
const pause = 300;

/**
 * Keeps the address of the search's page at what is asked for, so that it can
 * be shared and come back to; each letter is no step back.
 * @param input undefined where the page's address is not the search's
 */
export function useSearchAddress(input: SearchInput | undefined): void {
  const query = input && toSearchAddress(input);
  useEffect(() => {
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      const { history, location } = window;
      const known = toSearchAddress(readSearchAddress(location.search));
      if (query === undefined || query === known) return;
      // Another page may be about to take this one's place.
      if (location.pathname !== pathname) return;
      history.replaceState(history.state, "", pathname + query);
    }, pause);
    return () => clearTimeout(timer);
  }, [query]);
}
