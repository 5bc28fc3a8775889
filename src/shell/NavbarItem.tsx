import type { NavbarItem as NavbarItemSettings } from "../config/types";
import { useText } from "../i18n/useText";
import { DrawerGroup } from "./DrawerGroup";
import { LanguageLinks } from "./LanguageLinks";
import { NavbarDropdown } from "./NavbarDropdown";
import { NavbarLink } from "./NavbarLink";
import { useActiveItem } from "./useActiveItem";
import * as css from "./navbarItem.module.css";

type NavbarItemProps = {
  item: NavbarItemSettings;
  place: "bar" | "drawer";
};

/** One item of the bar, by its type, in the bar itself or in the drawer. */
export function NavbarItem({ item, place }: NavbarItemProps) {
  const text = useText();
  const isActive = useActiveItem();
  switch (item.type) {
    case "default":
      return (
        <li>
          <NavbarLink {...item} isActive={isActive(item)} />
        </li>
      );
    case "dropdown":
      return place === "bar" ? (
        <NavbarDropdown item={item} />
      ) : (
        <DrawerGroup item={item} />
      );
    case "html":
      return (
        <li
          className={css.html}
          dangerouslySetInnerHTML={{ __html: text(item.value) }}
        />
      );
    case "localeDropdown":
      return <LanguageLinks />;
    // The place of the search box; nothing stands here until search works.
    case "search":
      return null;
    // The docs types come alive with the docs section.
    case "doc":
    case "docSidebar":
    case "docsVersion":
    case "docsVersionDropdown":
      return null;
  }
}
