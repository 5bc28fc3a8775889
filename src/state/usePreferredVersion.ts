import { useEffect } from "react";
import { useThemeConfig } from "../config/ThemeProvider";
import { memoize } from "../lib/memoize";
import { docsVersionKey } from "./storageKeys";
import { storageSlot } from "./storageSlot";
import { useStored } from "./useStored";

/** The version of a docs instance that the reader has picked last. */
export const storedVersion = /* @__PURE__ */ memoize((instance: string) =>
  storageSlot(docsVersionKey(instance)),
);

/** The same where the owner wants nothing stored. */
const heldVersion = /* @__PURE__ */ memoize((instance: string) =>
  storageSlot(docsVersionKey(instance), "memory"),
);

/**
 * The version of a docs instance that the reader has picked, and how to
 * pick another one. A pick that is no version any more is forgotten.
 * @param versions names of the instance's versions
 */
export function usePreferredVersion(
  instance: string,
  versions: readonly string[],
): [string | null, (name: string) => void] {
  const { rememberVersion = true } = useThemeConfig().docs[instance] ?? {};
  const slot = (rememberVersion ? storedVersion : heldVersion)(instance);
  const name = useStored(slot) ?? null;
  const isStale = name !== null && !versions.includes(name);
  useEffect(() => {
    if (isStale) slot.delete();
    if (!rememberVersion) storedVersion(instance).delete();
  }, [isStale, slot, rememberVersion, instance]);
  return [isStale ? null : name, (next) => slot.set(next)];
}
