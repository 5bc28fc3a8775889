import { baseOf } from "./messageParts";
import type { Catalogue } from "./readCatalogue";

/** The keys of a catalogue by the key that code asks for: the forms of a plural together. */
export const groupByBase = ({ entries }: Catalogue) => {
  const groups = new Map<string, string[]>();
  for (const key of entries.keys()) {
    const base = baseOf(key);
    groups.set(base, [...(groups.get(base) ?? []), key]);
  }
  return groups;
};
