import { useEffect, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { useSecondaryMenu } from "./SecondaryMenuProvider";

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
