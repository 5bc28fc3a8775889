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
  /** The name of the menu that the page offers; undefined where it offers none. */
  title: string | undefined;
  /** Offers a menu, and gives the function that takes it back. */
  offer: (title: string) => () => void;
  /** Where in the drawer the menu is shown, once there is a drawer. */
  place: HTMLElement | null;
  setPlace: (place: HTMLElement | null) => void;
};

/** The page's menu in the drawer: its name, and where it goes. */
export const [MenuContextProvider, useSecondaryMenu] =
  createStrictContext<SecondaryMenuContextValue>("SecondaryMenuProvider");

/** Brings the drawer and what a page adds to it together. */
export function SecondaryMenuProvider({ children }: { children: ReactNode }) {
  const [title, setTitle] = useState<string>();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const offer = useCallback((offered: string) => {
    setTitle(offered);
    return () => setTitle(undefined);
  }, []);
  const value = useMemo(
    () => ({ title, offer, place, setPlace }),
    [title, offer, place],
  );
  return <MenuContextProvider value={value}>{children}</MenuContextProvider>;
}

type SecondaryMenuProps = {
  /** What leads to this menu from the main menu. */
  title: string;
  children: ReactNode;
};

/** What a page adds to the drawer; it shows first there, for as long as the page does. */
export function SecondaryMenu({ title, children }: SecondaryMenuProps) {
  const { offer, place } = useSecondaryMenu();
  useEffect(() => offer(title), [offer, title]);
  return place && createPortal(children, place);
}
