import { nearest } from "../../lib/nearest";

/** Asks whether a name was meant. */
export const didYouMean = (meant: string | undefined): string | undefined =>
  meant && `Did you mean "${meant}"?`;

/** Asks whether one of the known values was meant; undefined if none is similar. */
export const suggest = (
  typed: string,
  known: readonly string[],
): string | undefined => didYouMean(nearest(typed, known));
