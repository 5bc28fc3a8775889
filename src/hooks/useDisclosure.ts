import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type RefObject,
} from "react";

type Disclosure<Root extends HTMLElement> = {
  isOpen: boolean;
  close: () => void;
  /** Goes on the element that holds button and panel. */
  rootRef: RefObject<Root>;
  buttonProps: {
    ref: RefObject<HTMLButtonElement>;
    type: "button";
    "aria-expanded": boolean;
    "aria-controls": string;
    onClick: () => void;
  };
  panelProps: { id: string; "data-open": boolean };
};

/**
 * A button that shows and hides a panel. Escape closes it and returns to the
 * button; so does leaving it, by pointer or by keyboard.
 */
export function useDisclosure<Root extends HTMLElement>(): Disclosure<Root> {
  const [isOpen, setIsOpen] = useState(false);
  const rootRef = useRef<Root>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = useCallback(() => setIsOpen(false), []);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !rootRef.current?.contains(target)) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      close();
      buttonRef.current?.focus();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [isOpen, close]);

  return {
    isOpen,
    close,
    rootRef,
    buttonProps: {
      ref: buttonRef,
      type: "button",
      "aria-expanded": isOpen,
      "aria-controls": id,
      onClick: () => setIsOpen((wasOpen) => !wasOpen),
    },
    panelProps: { id, "data-open": isOpen },
  };
}
