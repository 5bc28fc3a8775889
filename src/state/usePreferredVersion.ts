import { useEffect, useSyncExternalStore } from "react";
import { siteConfig } from "../config/resolved";
import { docsVersionKey } from "./storageKeys";
import { storageSlot } from "./storageSlot";

const slotOf = (collection: string) => storageSlot(docsVersionKey(collection));

const isRemembered = (collection: string) =>
  siteConfig.docs[collection]?.rememberVersion ?? true;

/**
 * What was picked in this tab, by collection. Where the owner wants nothing
 * stored, or the browser lets nothing be, a pick holds for the visit.
 */
const picked = new Map<string, string | null>();
const listeners = new Set<() => void>();

/** The version of a collection of docs that the reader has picked; it need not be a version of this site any more. */
export const preferredVersion = (collection: string): string | null =>
  picked.get(collection) ??
  (isRemembered(collection) ? slotOf(collection).get() : null);

/** Picks a version, or forgets the pick. */
export function pickVersion(collection: string, name: string | null): void {
  const slot = slotOf(collection);
  if (name !== null && isRemembered(collection)) slot.set(name);
  else slot.delete();
  hearPick(collection, name);
}

function hearPick(collection: string, name: string | null): void {
  picked.set(collection, name);
  for (const listener of listeners) listener();
}

/** Calls back when a version is picked, in this tab or another one. */
export function listenForPick(
  collection: string,
  listener: () => void,
): () => void {
  const slot = slotOf(collection);
  listeners.add(listener);
  const hearTab = (name: string | null) => hearPick(collection, name);
  const stop = isRemembered(collection) ? slot.listen(hearTab) : undefined;
  if (!stop) slot.delete();
  return () => {
    listeners.delete(listener);
    stop?.();
  };
}

/**
 * The version of a collection of docs that the reader has picked, and how to
 * pick another one. A pick that is no version any more is forgotten.
 * @param versions names of the collection's versions
 */
export function usePreferredVersion(
  collection: string,
  versions: readonly string[],
): [string | null, (name: string) => void] {
  const name = useSyncExternalStore(
    (listener) => listenForPick(collection, listener),
    () => preferredVersion(collection),
    () => null,
  );
  const isStale = name !== null && !versions.includes(name);
  useEffect(() => {
    if (isStale) pickVersion(collection, null);
  }, [isStale, collection]);
  return [isStale ? null : name, (next) => pickVersion(collection, next)];
}
