import { siteConfig } from "../config/resolved";
import { docsVersionKey } from "./storageKeys";
import { storageSlot } from "./storageSlot";

/** The version of a collection of docs that the reader has picked. */
export type PreferredVersion = {
  /** Its name, or null; what is stored need not be a version of this site any more. */
  get: () => string | null;
  /** Picks one, or forgets the pick. */
  set: (name: string | null) => void;
  /** Calls back when it changes, in this tab or another one. */
  listen: (act: () => void) => () => void;
};

const known = new Map<string, PreferredVersion>();

/** The pick of a collection: one for all who ask in this tab. */
export function preferredVersion(collection: string): PreferredVersion {
  const preferred = known.get(collection) ?? create(collection);
  known.set(collection, preferred);
  return preferred;
}

/**
 * Where the owner wants nothing stored, or the browser lets nothing be, a pick
 * holds for the visit.
 */
function create(collection: string): PreferredVersion {
  const slot = storageSlot(docsVersionKey(collection));
  const remembers = siteConfig.docs[collection]?.rememberVersion ?? true;
  const listeners = new Set<() => void>();
  let name: string | null | undefined;

  const hear = (next: string | null) => {
    name = next;
    for (const act of listeners) act();
  };
  return {
    get: () => (name ??= remembers ? slot.get() : null),
    set: (next) => {
      if (remembers && next !== null) slot.set(next);
      else slot.delete();
      hear(next);
    },
    listen: (act) => {
      if (listeners.size === 0 && !remembers) slot.delete();
      listeners.add(act);
      const stop = remembers ? slot.listen(hear) : undefined;
      return () => {
        listeners.delete(act);
        stop?.();
      };
    },
  };
}
