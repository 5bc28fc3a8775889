import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { createPortal } from "react-dom";

type SecondaryMenuContextValue = {
  /** The name of the menu that the page offers; undefined where it offers none. */
  title: string | undefined;
  /** Offers a menu, and gives the function that takes it back. */
  offer: (title: string) => () => void;
  /** Where in the drawer the menu is shown, once there is a drawer. */
  place: HTMLElement | null;
  setPlace: (place: HTMLElement | null) => void;
};

const SecondaryMenuContext = createContext<SecondaryMenuContextValue | null>(
  null,
);

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
  return (
    <SecondaryMenuContext.Provider value={value}>
      {children}
    </SecondaryMenuContext.Provider>
  );
}

/** The page's menu in the drawer: its name, and where it goes. */
export function useSecondaryMenu(): SecondaryMenuContextValue {
  const value = useContext(SecondaryMenuContext);
  if (!value) {
    throw new Error(
      "useSecondaryMenu must be used within SecondaryMenuProvider",
    );
  }
  return value;
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
