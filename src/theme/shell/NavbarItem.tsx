import type {
  MenuItem,
  NavbarItem as NavbarItemSettings,
} from "../../config/types";
import { useLocale } from "../i18n/useLocale";
import { SearchLink } from "../search/SearchLink";
import { findDocsLink, type DocsLinkItem, useDocsVersion } from "./docsLinks";
import { DocsVersions } from "./DocsVersions";
import { DrawerGroup, NavbarDropdown } from "./Dropdown";
import { LanguageLinks } from "./LanguageLinks";
import { NavbarLink } from "./NavbarLink";
import { useActiveItem } from "./useActiveItem";
import * as css from "./navbarItem.module.css";

type NavbarItemProps = {
  item: NavbarItemSettings | MenuItem;
  place: "bar" | "drawer";
};

/** An item of the bar or of a dropdown, in the bar or in the drawer. */
export function NavbarItem({ item, place }: NavbarItemProps) {
  const { text } = useLocale();
  const isActive = useActiveItem();
  const Group = place === "bar" ? NavbarDropdown : DrawerGroup;
  switch (item.type) {
    case "default": {
      const { label, to, href } = item;
      return (
        <li>
          <NavbarLink {...{ label, to, href }} isActive={isActive(item)} />
        </li>
      );
    }
    case "dropdown": {
      const { label, to, href, items } = item;
      return (
        <Group label={text(label)} {...{ to, href }} isActive={isActive(item)}>
          {items.map((entry, index) => (
            <NavbarItem item={entry} place={place} key={index} />
          ))}
        </Group>
      );
    }
    case "html":
      return (
        <li
          className={css.html}
          dangerouslySetInnerHTML={{ __html: text(item.value) }}
        />
      );
    case "localeDropdown":
      return <LanguageLinks place={place} />;
    case "search":
      return (
        <li>
          <SearchLink place={place} />
        </li>
      );
    case "docsVersionDropdown":
      return <DocsVersions item={item} place={place} />;
    default:
      return <DocsItem item={item} />;
  }
}

/** A link to documentation in the version that suits the reader. */
function DocsItem({ item }: { item: DocsLinkItem }) {
  const isActive = useActiveItem()(item);
  const { docs } = useDocsVersion(item.docsPluginId);
  const link = docs && findDocsLink(item, docs);
  if (!link) return null;
  const { to, label } = link;
  const target = to.startsWith("/") ? { to } : { href: to };
  return (
    <li>
      <NavbarLink {...target} label={label} isActive={isActive} />
    </li>
  );
}
