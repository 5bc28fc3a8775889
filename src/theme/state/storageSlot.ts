import type { StorageKey } from "./storageKeys";

/** A value in the browser's storage; null if there is none. */
export type StorageSlot = {
  get: () => string | null;
  set: (value: string) => void;
  delete: () => void;
  /** Subscribes to changes of the value, in this tab or another one. */
  listen: (onChange: (value: string | null) => void) => () => void;
};

/** Creates the slot of a key. No call throws: if storage is blocked, values last until the page is left. */
export function storageSlot(
  key: StorageKey,
  area: "localStorage" | "sessionStorage" = "localStorage",
): StorageSlot {
  const listeners = new Set<(value: string | null) => void>();
  /** A value that could not be stored. */
  let held: string | null | undefined;

  const get = () => {
    if (held !== undefined) return held;
    // Accessing window.localStorage throws in a sandbox or with cookies
    // blocked.
    try {
      return window[area].getItem(key);
    } catch {
      return null;
    }
  };
  const notify = (value: string | null) => {
    held = value;
    try {
      if (value === null) window[area].removeItem(key);
      else window[area].setItem(key, value);
      held = undefined;
    } catch {
      // Storage is blocked: `held` has the value.
    }
    for (const listener of listeners) listener(value);
  };
  return {
    get,
    set: notify,
    delete: () => notify(null),
    listen: (onChange) => {
      const onStorage = (event: StorageEvent) => {
        // key is null after localStorage.clear()
        if (event.key === key || event.key === null) onChange(get());
      };
      // A page from the back/forward cache has missed all storage events.
      const onReturn = ({ persisted }: PageTransitionEvent) => {
        if (persisted) onChange(get());
      };
      listeners.add(onChange);
      window.addEventListener("storage", onStorage);
      window.addEventListener("pageshow", onReturn);
      return () => {
        listeners.delete(onChange);
        window.removeEventListener("storage", onStorage);
        window.removeEventListener("pageshow", onReturn);
      };
    },
  };
}
