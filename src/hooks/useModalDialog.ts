import { useEffect, useRef, type RefObject } from "react";
import { lockScroll } from "./lockScroll";

type ModalDialog = {
  dialogRef: RefObject<HTMLDialogElement>;
  /** Goes on what has the focus when the dialog opens. */
  firstRef: RefObject<HTMLButtonElement>;
};

/**
 * Opens and closes a `<dialog>` over the page. The browser makes the page
 * inert, keeps the focus in and gives it back; Escape, a press beside the
 * dialog's content and a return from the back/forward cache ask to close it.
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

    // A press that began inside and slipped out is no wish to close.
    let pressed: EventTarget | null = null;
    const press = ({ target }: Event) => {
      pressed = target;
    };
    const release = ({ target }: Event) => {
      if (target === dialog && pressed === dialog) onClose();
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onClose();
    };
    dialog.addEventListener("close", onClose);
    dialog.addEventListener("pointerdown", press);
    dialog.addEventListener("click", release);
    window.addEventListener("pageshow", comeBack);
    return () => {
      dialog.removeEventListener("close", onClose);
      dialog.removeEventListener("pointerdown", press);
      dialog.removeEventListener("click", release);
      window.removeEventListener("pageshow", comeBack);
      dialog.close();
      unlockScroll();
    };
  }, [isOpen, onClose]);

  return { dialogRef, firstRef };
}
