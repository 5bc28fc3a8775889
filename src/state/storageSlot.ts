import type { StorageKey } from "./storageKeys";

/** One value in the browser's storage. Where storage is blocked, it does nothing. */
export type StorageSlot = {
  get(): string | null;
  set(value: string): void;
  delete(): void;
  /** Calls back when another tab sets, deletes or clears the value, or may have. */
  listen(onChange: (value: string | null) => void): () => void;
};

/** Makes the slot of one key. No call ever throws: reading is null, writing is lost. */
export function storageSlot(
  key: StorageKey,
  area: "localStorage" | "sessionStorage" = "localStorage",
): StorageSlot {
  return {
    get: () => attempt(() => window[area].getItem(key)),
    set: (value) => {
      attempt(() => window[area].setItem(key, value));
    },
    delete: () => {
      attempt(() => window[area].removeItem(key));
    },
    listen: (onChange) => {
      const listener = (event: StorageEvent) => {
        // key is null after localStorage.clear()
        if (event.key === key) onChange(event.newValue);
        else if (event.key === null) onChange(null);
      };
      // A page that comes back from the back/forward cache has heard nothing.
      const onReturn = ({ persisted }: PageTransitionEvent) => {
        if (persisted) attempt(() => onChange(window[area].getItem(key)));
      };
      window.addEventListener("storage", listener);
      window.addEventListener("pageshow", onReturn);
      return () => {
        window.removeEventListener("storage", listener);
        window.removeEventListener("pageshow", onReturn);
      };
    },
  };
}

/** Even naming window.localStorage throws in a sandbox or with cookies blocked. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
