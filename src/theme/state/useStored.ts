import { useEffect, useSyncExternalStore } from "react";
import type { StorageSlot } from "./storageSlot";

const notRead = () => undefined;

/**
 * Returns a stored value, the same in all tabs; undefined in the first render,
 * which must equal the server's.
 */
export const useStored = ({
  listen,
  get,
}: StorageSlot): string | null | undefined =>
  useSyncExternalStore<string | null | undefined>(listen, get, notRead);

/**
 * Mirrors a value in an attribute of <html> for CSS. Null removes the
 * attribute; undefined keeps the one of the boot script.
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
