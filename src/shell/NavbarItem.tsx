import type { NavbarItem as NavbarItemSettings } from "../config/types";
import { SearchLink } from "../search/SearchLink";
import { DrawerGroup } from "./DrawerGroup";
import { LanguageLinks } from "./LanguageLinks";
import { MenuEntry } from "./MenuEntry";
import { NavbarDropdown } from "./NavbarDropdown";

type NavbarItemProps = {
  item: NavbarItemSettings;
  place: "bar" | "drawer";
};

/** One item of the bar, by its type, in the bar itself or in the drawer. */
export function NavbarItem({ item, place }: NavbarItemProps) {
  switch (item.type) {
    case "dropdown":
      return place === "bar" ? (
        <NavbarDropdown item={item} />
      ) : (
        <DrawerGroup item={item} />
      );
    case "localeDropdown":
      return <LanguageLinks />;
    case "search":
      return (
        <li>
          <SearchLink place={place} />
        </li>
      );
    // Comes alive with the docs section.
    case "docsVersionDropdown":
      return null;
    default:
      return <MenuEntry item={item} />;
  }
}
