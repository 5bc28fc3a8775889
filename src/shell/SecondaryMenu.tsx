import {
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { createPortal } from "react-dom";
import { createStrictContext } from "../lib/createStrictContext";

type SecondaryMenuContextValue = {
  /** The title of the menu that the page adds, if any. */
  title: string | undefined;
  /** Adds a menu, and returns the function that removes it. */
  add: (title: string) => () => void;
  /** The element of the drawer that holds the menu. */
  container: HTMLElement | null;
  setContainer: (container: HTMLElement | null) => void;
};

export const [MenuContextProvider, useSecondaryMenu] =
  createStrictContext<SecondaryMenuContextValue>("SecondaryMenuProvider");

/** Connects the drawer with the menu that a page adds to it. */
export function SecondaryMenuProvider({ children }: { children: ReactNode }) {
  const [title, setTitle] = useState<string>();
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const add = useCallback((added: string) => {
    setTitle(added);
    return () => setTitle(undefined);
  }, []);
  const value = useMemo(
    () => ({ title, add, container, setContainer }),
    [title, add, container],
  );
  return <MenuContextProvider value={value}>{children}</MenuContextProvider>;
}

type SecondaryMenuProps = { title: string; children: ReactNode };

/** A menu of the page in the drawer, which shows it before the main menu. */
export function SecondaryMenu({ title, children }: SecondaryMenuProps) {
  const { add, container } = useSecondaryMenu();
  useEffect(() => add(title), [add, title]);
  return container && createPortal(children, container);
}
