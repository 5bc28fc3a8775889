import { useCallback, useEffect, useState } from "react";
import { hasModifier } from "../../lib/hasModifier";
import { ignoreSecondClick } from "../../lib/ignoreSecondClick";

/**
 * Stores whether a `<dialog>` is open over the page. The browser makes the page
 * inert, keeps the focus inside and returns it. Escape, Back, a press beside
 * the dialog's content and a chosen link close it. `data-focus` marks the
 * element that gets the focus first.
 */
export function useModalDialog() {
  const [isOpen, setIsOpen] = useState(false);
  // May be rendered only after a press that came early.
  const [dialog, dialogRef] = useState<HTMLDialogElement | null>(null);
  const open = useCallback(() => setIsOpen(true), []);
  const close = useCallback(() => setIsOpen(false), []);
  const toggle = () => setIsOpen(!isOpen);

  useEffect(() => {
    if (!isOpen || !dialog) return;
    dialog.showModal();
    ignoreSecondClick();
    dialog.querySelector<HTMLElement>("[data-focus]")?.focus();

    // A press that begins inside and ends outside does not close it.
    let pressed: EventTarget | null = null;
    const onPress = ({ target }: Event) => {
      pressed = target;
    };
    const onRelease = ({ target }: Event) => {
      if (target === dialog && pressed === dialog) close();
    };
    // close() returns the focus to the opener; the next page then takes it.
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      const isLink = target instanceof Element && target.closest("a[href]");
      if (isLink && !hasModifier(event)) dialog.close();
    };
    const listening = new AbortController();
    const { signal } = listening;
    dialog.addEventListener("close", close, { signal });
    dialog.addEventListener("pointerdown", onPress, { signal });
    dialog.addEventListener("click", onRelease, { signal });
    // Runs before the router handles the click. React's onClick would miss portals.
    dialog.addEventListener("click", onClick, { signal, capture: true });
    window.addEventListener("popstate", close, { signal });
    return () => {
      listening.abort();
      dialog.close();
    };
  }, [dialog, isOpen, close]);

  return { dialogRef, isOpen, open, close, toggle };
}
