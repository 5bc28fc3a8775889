import { useCallback, useEffect, useRef, type RefObject } from "react";
import { hasModifier } from "../lib/hasModifier";
import { addOverlayEntry, isOverlayEntry, lockScroll } from "./overlay";

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
  const leave = useBackToClose(isOpen, onClose);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!isOpen || !dialog) return;
    const unlockScroll = lockScroll();
    dialog.showModal();
    firstRef.current?.focus();

    // A press that began inside and slipped out is no wish to close.
    let pressed: EventTarget | null = null;
    const press = ({ target }: Event) => {
      pressed = target;
    };
    const release = ({ target }: Event) => {
      if (target === dialog && pressed === dialog) onClose();
    };
    const chooseLink = (event: MouseEvent) => {
      const link = linkAt(event.target);
      if (!link || hasModifier(event)) return;
      if (link.target && link.target !== "_self") {
        onClose();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      leave(() => link.click());
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onClose();
    };
    const listening = new AbortController();
    const { signal } = listening;
    dialog.addEventListener("close", onClose, { signal });
    dialog.addEventListener("pointerdown", press, { signal });
    dialog.addEventListener("click", release, { signal });
    // Before the router sees the click. Not React's: it would miss portals.
    dialog.addEventListener("click", chooseLink, { signal, capture: true });
    window.addEventListener("pageshow", comeBack, { signal });
    return () => {
      listening.abort();
      dialog.close();
      unlockScroll();
    };
  }, [isOpen, onClose, leave]);

  return { dialogRef, firstRef };
}

const linkAt = (target: EventTarget | null) =>
  target instanceof Element
    ? target.closest<HTMLAnchorElement>("a[href]")
    : null;

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
function useBackToClose(
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
