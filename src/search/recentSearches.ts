import { storageKeys } from "../state/storageKeys";
import { storageSlot } from "../state/storageSlot";

const slot = storageSlot(storageKeys.search);
/** As many as the panel shows without scrolling. */
const maxSearches = 5;

/** What this browser was used to search for, the last search first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(slot.get() ?? "[]");
    return Array.isArray(kept)
      ? kept.filter((one): one is string => typeof one === "string")
      : [];
  } catch {
    return [];
  }
}

/** Puts a search on top of the list. */
export function rememberSearch(query: string): void {
  const asked = query.trim();
  if (!asked) return;
  const others = recentSearches().filter((one) => one !== asked);
  slot.set(JSON.stringify([asked, ...others].slice(0, maxSearches)));
}

export const forgetSearches = () => slot.delete();
