import { groupByBase } from "./groupByBase";
import { keysCalledFor } from "./keysCalledFor";
import type { Catalogue } from "./readCatalogue";

/** Keys of each namespace that code calls for and no catalogue of the source has. */
export function lackingCalls(
  source: ReadonlyMap<string, Catalogue>,
  code: readonly string[],
): Map<string, string[]> {
  const there = new Map(
    [...source].map(([name, one]) => [name, groupByBase(one)] as const),
  );
  const lacking = new Map<string, Set<string>>();
  for (const { key, namespaces } of code.flatMap(keysCalledFor)) {
    const [name] = namespaces;
    // A file that is not there may belong to what the site does without.
    const isKnown = namespaces.every(
      (one) => source.get(one)?.problems.length === 0,
    );
    if (name === undefined || !isKnown) continue;
    if (namespaces.some((one) => there.get(one)?.has(key))) continue;
    lacking.set(name, (lacking.get(name) ?? new Set()).add(key));
  }
  return new Map([...lacking].map(([name, keys]) => [name, [...keys]]));
}
