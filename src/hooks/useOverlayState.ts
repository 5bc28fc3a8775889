import { useCallback, useState } from "react";

type OverlayState = { isOpen: boolean; open: () => void; close: () => void };

/**
 * Stores whether an overlay is open, and closes it when `resetKey` changes.
 * It does so while rendering: an effect would run after the new page is shown,
 * and close what a quick reader has just opened on it.
 */
export function useOverlayState(resetKey: string): OverlayState {
  const [isOpen, setIsOpen] = useState(false);
  const [lastKey, setLastKey] = useState(resetKey);
  if (lastKey !== resetKey) {
    setLastKey(resetKey);
    setIsOpen(false);
  }
  const open = useCallback(() => setIsOpen(true), []);
  const close = useCallback(() => setIsOpen(false), []);
  return { isOpen, open, close };
}
