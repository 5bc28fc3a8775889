import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  type MouseEvent as ReactMouseEvent,
} from "react";
import { flushSync } from "react-dom";
import { hasModifier } from "../../lib/hasModifier";

/**
 * Controls a button that shows and hides a panel of links. Arrow keys open the
 * panel and move between links; Escape closes it and returns to the button.
 * Choosing a link closes it, as does leaving it by pointer or keyboard.
 */
export function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false);
  const rootRef = useRef<HTMLLIElement>(null);
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
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("pointerdown", closeOutside, { signal });
    document.addEventListener("focusin", closeOutside, { signal });
    document.addEventListener("keydown", closeOnEscape, { signal });
    return () => listening.abort();
  }, [isOpen, close]);

  return {
    rootRef,
    buttonProps: {
      ref: buttonRef,
      type: "button" as const,
      "aria-expanded": isOpen,
      "aria-controls": id,
      onClick: () => setIsOpen((wasOpen) => !wasOpen),
      onKeyDown: (event: ReactKeyboardEvent) => {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        // A hidden panel can't take the focus: render the change first.
        flushSync(() => setIsOpen(true));
        moveFocus(document.getElementById(id), event.key);
      },
    },
    panelProps: {
      id,
      "data-open": isOpen,
      onClick: ({ target }: ReactMouseEvent) => {
        if (!(target instanceof Element && target.closest("a[href]"))) return;
        // The focused link is about to be hidden.
        buttonRef.current?.focus();
        close();
      },
      onKeyDown: (event: ReactKeyboardEvent<HTMLElement>) => {
        if (hasModifier(event)) return;
        if (moveFocus(event.currentTarget, event.key)) event.preventDefault();
      },
    },
  };
}

const steps: Readonly<Record<string, (now: number, count: number) => number>> =
  {
    ArrowDown: (now, count) => (now + 1) % count,
    ArrowUp: (now, count) => (now <= 0 ? count : now) - 1,
    Home: () => 0,
    End: (_now, count) => count - 1,
  };

/**
 * Moves the focus among the links and buttons of a list: arrows go round, Home
 * and End jump. From outside, ArrowDown enters at the first and ArrowUp at the
 * last. Returns true for a key that it handles.
 */
function moveFocus(list: HTMLElement | null, key: string): boolean {
  const entries = list?.querySelectorAll<HTMLElement>("a[href], button");
  const step = steps[key];
  if (!entries?.length || !step) return false;
  const now = Array.from(entries).findIndex(
    (entry) => entry === document.activeElement,
  );
  entries[step(now, entries.length)]?.focus();
  return true;
}
