import { useEffect, useSyncExternalStore } from "react";
import { preferredVersion } from "./preferredVersion";

const onServer = () => null;

/**
 * The version of a collection of docs that the reader has picked, and how to
 * pick another one. A pick that is no version any more is forgotten.
 * @param versions names of the collection's versions
 */
export function usePreferredVersion(
  collection: string,
  versions: readonly string[],
): [string | null, (name: string) => void] {
  const { get, set, listen } = preferredVersion(collection);
  const picked = useSyncExternalStore(listen, get, onServer);
  const isStale = picked !== null && !versions.includes(picked);
  useEffect(() => {
    if (isStale) set(null);
  }, [isStale, set]);
  return [isStale ? null : picked, set];
}
