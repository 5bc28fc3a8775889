import { localeCodes } from "../config/locales";
import { searchFilters } from "../lib/searchIndex";
import type { Chosen } from "./searchPages";
import { nothingChosen } from "./searchPages";

export type Search = { query: string; chosen: Chosen };

/** A search as the query of an address: `?q=contract&tag=Craft`; "" for none. */
export function searchAddress({ query, chosen }: Search): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set("q", query);
  for (const name of searchFilters) {
    if (chosen[name]) parameters.set(name, chosen[name]);
  }
  const text = parameters.toString();
  return text && `?${text}`;
}

/** The search that an address asks for; a language that the site does not speak is none. */
export function searchOf(address: string): Search {
  const parameters = new URLSearchParams(address);
  const chosen = Object.fromEntries(
    searchFilters.map((name) => [name, parameters.get(name) ?? ""]),
  );
  const lang = localeCodes.find((code) => code === chosen.lang) ?? "";
  return {
    query: parameters.get("q") ?? "",
    chosen: { ...nothingChosen, ...chosen, lang },
  };
}
