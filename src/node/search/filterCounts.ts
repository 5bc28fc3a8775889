import type { FilterCounts } from "../../lib/searchIndex";
import type { SearchRecord } from "./searchRecord";

/** Counts pages by what the search can be narrowed down to. */
export function filterCounts(records: readonly SearchRecord[]): FilterCounts {
  const others = records.filter(({ version }) => version?.isLast === false);
  return {
    tag: countsOf(records.flatMap(({ tags }) => tags)),
    year: countsOf(records.flatMap(({ year }) => year ?? [])),
    lang: countsOf(records.map(({ lang }) => lang)),
    ...(others.length > 0 && { otherVersions: others.length }),
  };
}

function countsOf(values: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Object.fromEntries([...counts].sort());
}
