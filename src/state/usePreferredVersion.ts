import { useEffect, useSyncExternalStore } from "react";
import { siteConfig } from "../config/resolved";
import { docsVersionKey } from "./storageKeys";
import { storageSlot } from "./storageSlot";

const slotOf = (instance: string) => storageSlot(docsVersionKey(instance));

const isRemembered = (instance: string) =>
  siteConfig.docs[instance]?.rememberVersion ?? true;

/**
 * What was picked in this tab, by instance. Where the owner wants nothing
 * stored, or the browser lets nothing be, a pick holds for the visit.
 */
const picked = new Map<string, string | null>();
const listeners = new Set<() => void>();

/** The version of a docs instance that the reader has picked; it need not be a version of this site any more. */
export const preferredVersion = (instance: string): string | null =>
  picked.get(instance) ??
  (isRemembered(instance) ? slotOf(instance).get() : null);

/** Picks a version, or forgets the pick. */
export function pickVersion(instance: string, name: string | null): void {
  const slot = slotOf(instance);
  if (name !== null && isRemembered(instance)) slot.set(name);
  else slot.delete();
  hearPick(instance, name);
}

function hearPick(instance: string, name: string | null): void {
  picked.set(instance, name);
  for (const listener of listeners) listener();
}

/** Calls back when a version is picked, in this tab or another one. */
export function listenForPick(
  instance: string,
  listener: () => void,
): () => void {
  const slot = slotOf(instance);
  listeners.add(listener);
  const hearTab = (name: string | null) => hearPick(instance, name);
  const stop = isRemembered(instance) ? slot.listen(hearTab) : undefined;
  if (!stop) slot.delete();
  return () => {
    listeners.delete(listener);
    stop?.();
  };
}

/**
 * The version of a docs instance that the reader has picked, and how to
 * pick another one. A pick that is no version any more is forgotten.
 * @param versions names of the instance's versions
 */
export function usePreferredVersion(
  instance: string,
  versions: readonly string[],
): [string | null, (name: string) => void] {
  const name = useSyncExternalStore(
    (listener) => listenForPick(instance, listener),
    () => preferredVersion(instance),
    () => null,
  );
  const isStale = name !== null && !versions.includes(name);
  useEffect(() => {
    if (isStale) pickVersion(instance, null);
  }, [isStale, instance]);
  return [isStale ? null : name, (next) => pickVersion(instance, next)];
}
