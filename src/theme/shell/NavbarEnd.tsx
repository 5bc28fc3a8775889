import type { ReactNode } from "react";
import { hasSearch } from "../../config/publicFiles";
import { siteConfig } from "../../config/resolved";
import { SearchLink } from "../search/SearchLink";
import { ColorModeToggle } from "./ColorModeToggle";

type NavbarEndProps = {
  /** The button of the menu, on narrow screens. */
  children: ReactNode;
};

/** The right end of the bar: search, menu, colour mode. */
export function NavbarEnd({ children }: NavbarEndProps) {
  return (
    <>
      {hasSearch(siteConfig) && <SearchLink place="icon" />}
      {children}
      <ColorModeToggle />
    </>
  );
}
