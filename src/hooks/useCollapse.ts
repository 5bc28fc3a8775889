import { useCallback, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { animateHeight } from "./motion";

type Collapse<Panel extends HTMLElement> = {
  /** What was asked for last: goes on the button. */
  isOpen: boolean;
  /** Whether the panel has to be there: while it closes, it still has. */
  isShown: boolean;
  /** Goes on the panel, which must have neither padding nor border of its own. */
  panelRef: RefObject<Panel>;
  /** Opens or closes, seen to move; midway it turns round where it is. */
  toggle: () => void;
  /** Opens or closes at once. */
  jump: (isOpen: boolean) => void;
};

const heightOf = (panel: HTMLElement | null) =>
  panel?.getBoundingClientRect().height ?? 0;

/** A panel that unfolds and folds, for as long as its height asks for. */
export function useCollapse<Panel extends HTMLElement>(): Collapse<Panel> {
  const [isOpen, setIsOpen] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const panelRef = useRef<Panel>(null);
  const motion = useRef<Animation>();

  const stop = () => {
    motion.current?.cancel();
    motion.current = undefined;
    panelRef.current?.style.removeProperty("overflow");
  };

  const jump = useCallback((open: boolean) => {
    stop();
    setIsOpen(open);
    setIsShown(open);
  }, []);

  const toggle = () => {
    const from = isShown ? heightOf(panelRef.current) : 0;
    const willOpen = !isOpen;
    stop();
    // It must be there to be measured.
    flushSync(() => {
      setIsOpen(willOpen);
      setIsShown(true);
    });
    const panel = panelRef.current;
    const to = willOpen ? heightOf(panel) : 0;
    if (!panel || from === to) {
      jump(willOpen);
      return;
    }
    motion.current = animateHeight(panel, from, to);
    motion.current.onfinish = () => {
      flushSync(() => setIsShown(willOpen));
      stop();
    };
  };

  return { isOpen, isShown, panelRef, toggle, jump };
}
