import { useCallback, useEffect, useRef } from "react";
import { addOverlayEntry, isOverlayEntry } from "./overlay";

let isLeaving = false;

/** Leaves a marked entry, once: whatever can lie over the page notices it. */
function leaveEntry(): void {
  if (isLeaving) return;
  isLeaving = true;
  const arrive = () => {
    isLeaving = false;
  };
  // Ahead of those who look where it has led.
  window.addEventListener("popstate", arrive, { once: true, capture: true });
  window.history.back();
}

/**
 * Lets the browser's Back close what lies over the page. Opening adds a history
 * entry for the same address; however it closes, that entry is left again, and
 * who comes to it later (Forward, a reload) is led on to the page itself.
 * Gives a function that closes and then, with the history in order, does more.
 */
export function useBackToClose(
  isOpen: boolean,
  close: () => void,
): (next: () => void) => void {
  const nextRef = useRef<() => void>();

  useEffect(() => {
    if (isOpen) {
      addOverlayEntry();
      window.addEventListener("popstate", close);
      return () => window.removeEventListener("popstate", close);
    }
    const settle = () => {
      if (isOverlayEntry()) {
        leaveEntry();
        return;
      }
      const next = nextRef.current;
      nextRef.current = undefined;
      next?.();
    };
    settle();
    window.addEventListener("popstate", settle);
    return () => window.removeEventListener("popstate", settle);
  }, [isOpen, close]);

  return useCallback(
    (next) => {
      nextRef.current = next;
      close();
    },
    [close],
  );
}
