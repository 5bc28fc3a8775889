import { useEffect } from "react";
import { memoize } from "../../lib/memoize";
import { getDocsVersionKey } from "./storageKeys";
import { storageSlot } from "./storageSlot";
import { useStored } from "./useStored";

/** The stored choice of a version of a docs instance. */
export const storedVersion = /* @__PURE__ */ memoize((instance: string) =>
  storageSlot(getDocsVersionKey(instance)),
);

/**
 * Returns the version of a docs instance that the reader chose, and the
 * function that changes it. Versions that no longer exist are dropped.
 * @param versions names of the instance's versions
 */
export function usePreferredVersion(
  instance: string,
  versions: readonly string[],
): [string | null, (name: string) => void] {
  const slot = storedVersion(instance);
  const name = useStored(slot) ?? null;
  const isStale = name !== null && !versions.includes(name);
  useEffect(() => {
    if (isStale) slot.delete();
  }, [isStale, slot]);
  return [isStale ? null : name, (next) => slot.set(next)];
}
