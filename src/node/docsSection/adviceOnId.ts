import { distance, nearest } from "../../lib/nearest";

/** So many ids are named where one is unknown. */
const mostIds = 8;

/** What could have been meant by an id that nothing has: the nearest ones, and the one that is most likely. */
export function adviceOnId(typed: string, ids: readonly string[]) {
  const last = (id: string) => id.slice(id.lastIndexOf("/") + 1);
  const meant =
    nearest(typed, ids) ??
    // The right page, in the wrong folder or in none.
    ids.find((id) => last(id) === last(typed));
  const close = [...ids].sort(
    (a, b) => distance(typed, a) - distance(typed, b),
  );
  const named = meant === undefined ? close : [meant, ...close];
  const shown = [...new Set(named)].slice(0, mostIds);
  const left = ids.length - shown.length;
  return {
    allowed: `${shown.join(", ") || "none"}${left > 0 ? `, and ${left} more` : ""}`,
    meant: meant === undefined ? undefined : `Did you mean "${meant}"?`,
  };
}
