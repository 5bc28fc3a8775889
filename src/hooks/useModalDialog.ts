import { useEffect, useRef, type RefObject } from "react";
import { hasModifier } from "../lib/hasModifier";
import { lockScroll } from "./lockScroll";

type ModalDialog = {
  dialogRef: RefObject<HTMLDialogElement>;
  /** Goes on what has the focus when the dialog opens. */
  firstRef: RefObject<HTMLButtonElement>;
};

/**
 * Opens and closes a `<dialog>` over the page. The browser makes the page
 * inert, keeps the focus in and gives it back. Escape, Back, a press beside the
 * dialog's content, a chosen link and a return from the back/forward cache ask
 * to close it.
 */
export function useModalDialog(
  isOpen: boolean,
  onClose: () => void,
): ModalDialog {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const firstRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!isOpen || !dialog) return;
    const unlockScroll = lockScroll();
    dialog.showModal();
    firstRef.current?.focus();

    // A press that begins inside and ends outside does not close it.
    let pressed: EventTarget | null = null;
    const press = ({ target }: Event) => {
      pressed = target;
    };
    const release = ({ target }: Event) => {
      if (target === dialog && pressed === dialog) onClose();
    };
    // close() returns the focus to the opener; the next page then takes it.
    const chooseLink = (event: MouseEvent) => {
      if (linkAt(event.target) && !hasModifier(event)) dialog.close();
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onClose();
    };
    const listening = new AbortController();
    const { signal } = listening;
    dialog.addEventListener("close", onClose, { signal });
    dialog.addEventListener("pointerdown", press, { signal });
    dialog.addEventListener("click", release, { signal });
    // Runs before the router handles the click. React's onClick would miss portals.
    dialog.addEventListener("click", chooseLink, { signal, capture: true });
    window.addEventListener("popstate", onClose, { signal });
    window.addEventListener("pageshow", comeBack, { signal });
    return () => {
      listening.abort();
      dialog.close();
      unlockScroll();
    };
  }, [isOpen, onClose]);

  return { dialogRef, firstRef };
}

const linkAt = (target: EventTarget | null) =>
  target instanceof Element
    ? target.closest<HTMLAnchorElement>("a[href]")
    : null;
