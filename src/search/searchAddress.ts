import { useEffect } from "react";
import { localeCodes } from "../config/locales";
import { searchFilters } from "../lib/searchIndex";
import { noFilters, type ActiveFilters } from "./searchPages";

/** What somebody looks for. */
export type Asked = { query: string; chosen: ActiveFilters };

/** A search as the query of an address: `?q=contract&tag=Craft`; "" for none. */
export function toSearchAddress({ query, chosen }: Asked): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set("q", query);
  for (const name of searchFilters) {
    if (chosen[name]) parameters.set(name, chosen[name]);
  }
  const text = parameters.toString();
  return text && `?${text}`;
}

/** The search that an address asks for; a language that the site does not speak is none. */
export function readSearchAddress(address: string): Asked {
  const parameters = new URLSearchParams(address);
  const chosen = Object.fromEntries(
    searchFilters.map((name) => [name, parameters.get(name) ?? ""]),
  );
  const lang = localeCodes.find((code) => code === chosen.lang) ?? "";
  return {
    query: parameters.get("q") ?? "",
    chosen: { ...noFilters, ...chosen, lang },
  };
}

/** Browsers limit how often an address may change: not with each letter. */
const pause = 300;

/**
 * Keeps the address of the search's page at what is asked for, so that it can
 * be shared and come back to; each letter is no step back.
 * @param asked undefined where the page's address is not the search's
 */
export function useSearchAddress(asked: Asked | undefined): void {
  const query = asked && toSearchAddress(asked);
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
