import { useEffect, useSyncExternalStore } from "react";
import type { StorageSlot } from "./storageSlot";

const notRead = () => undefined;

/**
 * What is kept in the browser, the same in all tabs; undefined in the first
 * render, which has to equal the server's.
 */
export const useStored = ({
  listen,
  get,
}: StorageSlot): string | null | undefined =>
  useSyncExternalStore<string | null | undefined>(listen, get, notRead);

/**
 * Mirrors a value in an attribute of <html>, where CSS reads it: null takes the
 * attribute away, undefined leaves what the boot script has set.
 */
export function useRootAttribute(
  name: `data-${string}`,
  value: string | null | undefined,
): void {
  useEffect(() => {
    const root = document.documentElement;
    if (value === null) root.removeAttribute(name);
    else if (value !== undefined) root.setAttribute(name, value);
  }, [name, value]);
}
