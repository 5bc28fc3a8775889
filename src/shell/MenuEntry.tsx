import type { MenuItem } from "../config/types";
import { useText } from "../i18n/useLocale";
import { DocsEntry } from "./DocsEntry";
import { NavbarLink } from "./NavbarLink";
import { useActiveItem } from "./useActiveItem";
import * as css from "./navbarItem.module.css";

/** One entry of the bar or of a dropdown, by its type. */
export function MenuEntry({ item }: { item: MenuItem }) {
  const text = useText();
  const isActive = useActiveItem();
  switch (item.type) {
    case "default":
      return (
        <li>
          <NavbarLink
            label={item.label}
            to={item.to}
            href={item.href}
            isActive={isActive(item)}
          />
        </li>
      );
    case "html":
      return (
        <li
          className={css.html}
          dangerouslySetInnerHTML={{ __html: text(item.value) }}
        />
      );
    default:
      return <DocsEntry item={item} />;
  }
}
