import { useEffect } from "react";
import type { Question } from "./searchPages";

/** As many results as readers look through before they type on: about 15 kB. */
export const pageSize = 6;

/** The length of the longest query, in characters: more than people type, where an address could ask for thousands of words. */
export const maxQueryLength = 200;

/** Formats a search as a query: `?q=contract&show=12`; "" for none. */
export function toSearchAddress({ query, limit }: Question): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set("q", query);
  // Back shows as many results as the reader has left.
  if (limit > pageSize) parameters.set("show", String(limit));
  const text = parameters.toString();
  return text && `?${text}`;
}

/** Reads the search of an address. */
export function readSearchAddress(address: string): Question {
  const parameters = new URLSearchParams(address);
  const limit = /^\d{1,3}$/.exec(parameters.get("show") ?? "")?.[0];
  return {
    query: (parameters.get("q") ?? "").slice(0, maxQueryLength),
    limit: Math.max(pageSize, Number(limit ?? 0)),
  };
}

/** In milliseconds; browsers limit how often the address may change. */
const pause = 300;

/** Writes the search into the address of its page, without a history entry; undefined for the dialog. */
export function useSearchAddress(input: Question | undefined): void {
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
