import { useEffect, type RefObject } from "react";
import { hasModifier } from "../lib/hasModifier";

/**
 * Tells when a link inside an element is chosen, before anything follows it.
 * `onLeave` is given what follows it; `onOpen` says that it opens elsewhere.
 */
export function useChosenLink(
  rootRef: RefObject<HTMLElement>,
  isActive: boolean,
  onLeave: (follow: () => void) => void,
  onOpen: () => void,
): void {
  useEffect(() => {
    const root = rootRef.current;
    if (!isActive || !root) return;
    const choose = (event: MouseEvent) => {
      const { target } = event;
      const link =
        target instanceof Element
          ? target.closest<HTMLAnchorElement>("a[href]")
          : null;
      if (!link || hasModifier(event)) return;
      if (link.target && link.target !== "_self") {
        onOpen();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      onLeave(() => link.click());
    };
    // Before the router sees the click. Not React's: it would miss portals.
    root.addEventListener("click", choose, { capture: true });
    return () => root.removeEventListener("click", choose, { capture: true });
  }, [rootRef, isActive, onLeave, onOpen]);
}
