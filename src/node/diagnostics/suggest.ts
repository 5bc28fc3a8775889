import { nearest } from "../../lib/nearest";

/** Asks whether one of the known values was meant; undefined if none is similar. */
export function suggest(
  typed: string,
  known: readonly string[],
): string | undefined {
  const meant = nearest(typed, known);
  return meant === undefined ? undefined : `Did you mean "${meant}"?`;
}
