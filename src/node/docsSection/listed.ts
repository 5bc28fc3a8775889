import { distance } from "../../lib/nearest";

/** Names that a message lists at most. */
const most = 10;

/** Names for a message, in quotes; of many the nearest to what was written. */
export function listed(names: readonly string[], written?: string): string {
  const sorted =
    written === undefined || names.length <= most
      ? names
      : [...names].sort((a, b) => distance(written, a) - distance(written, b));
  const shown = sorted.slice(0, most).map((name) => `"${name}"`);
  const left = names.length - shown.length;
  return shown.join(", ") + (left > 0 ? ` and ${left} more` : "");
}
