import { useEffect, useMemo, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { createStrictContext } from "../../lib/createStrictContext";

type SecondaryMenuContextValue = {
  /** The title of the menu that the page adds, if any. */
  title: string | undefined;
  setTitle: (title: string | undefined) => void;
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
  const value = useMemo(
    () => ({ title, setTitle, container, setContainer }),
    [title, container],
  );
  return <MenuContextProvider value={value}>{children}</MenuContextProvider>;
}

type SecondaryMenuProps = { title: string; children: ReactNode };

/** A menu of the page in the drawer, which shows it before the main menu. */
export function SecondaryMenu({ title, children }: SecondaryMenuProps) {
  const { setTitle, container } = useSecondaryMenu();
  useEffect(() => {
    setTitle(title);
    return () => setTitle(undefined);
  }, [title, setTitle]);
  return container && createPortal(children, container);
}
