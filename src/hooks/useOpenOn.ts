import { useCallback, useState } from "react";

type OpenOn = { isOpen: boolean; open: () => void; close: () => void };

/**
 * Something that opens over a place and is closed wherever that changes.
 * At once, while rendering: an effect would come after the new place is shown,
 * and close what a quick reader has opened there.
 */
export function useOpenOn(place: string): OpenOn {
  const [isOpen, setIsOpen] = useState(false);
  const [last, setLast] = useState(place);
  if (last !== place) {
    setLast(place);
    setIsOpen(false);
  }
  const open = useCallback(() => setIsOpen(true), []);
  const close = useCallback(() => setIsOpen(false), []);
  return { isOpen, open, close };
}
