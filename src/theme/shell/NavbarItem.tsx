import type { NavbarItem as NavbarItemSettings } from "../../config/types";
import { useText } from "../i18n/useLocale";
import { SearchLink } from "../search/SearchLink";
import { DocsVersions } from "./DocsVersions";
import { DrawerGroup, NavbarDropdown } from "./Dropdown";
import { LanguageLinks } from "./LanguageLinks";
import { MenuEntry } from "./MenuEntry";
import { useActiveItem } from "./useActiveItem";

type NavbarItemProps = {
  item: NavbarItemSettings;
  place: "bar" | "drawer";
};

/** An item of the bar, in the bar or in the drawer. */
export function NavbarItem({ item, place }: NavbarItemProps) {
  const text = useText();
  const isActive = useActiveItem();
  const Group = place === "bar" ? NavbarDropdown : DrawerGroup;
  switch (item.type) {
    case "dropdown":
      return (
        <Group
          label={text(item.label)}
          to={item.to}
          href={item.href}
          isActive={isActive(item)}
        >
          {item.items.map((entry, index) => (
            <MenuEntry item={entry} key={index} />
          ))}
        </Group>
      );
    case "localeDropdown":
      return <LanguageLinks />;
    case "search":
      return (
        <li>
          <SearchLink place={place} />
        </li>
      );
    case "docsVersionDropdown":
      return <DocsVersions item={item} place={place} />;
    default:
      return <MenuEntry item={item} />;
  }
}
