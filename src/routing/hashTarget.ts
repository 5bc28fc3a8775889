import { decodePercent } from "../lib/decodePercent";

/** The element that a hash names, be it written as it is or percent-encoded. */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  return (
    document.getElementById(id) ??
    document.getElementById(decodePercent(id) ?? id)
  );
}
