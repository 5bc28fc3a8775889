import type { MenuItem } from "../config/types";
import { useText } from "../i18n/useLocale";
import { docsLink, type DocsLinkItem } from "./docsLinks";
import { NavbarLink } from "./NavbarLink";
import { useActiveItem } from "./useActiveItem";
import { useDocsVersion } from "./useDocsVersion";
import * as css from "./navbarItem.module.css";

/** An entry of the bar or of a dropdown. */
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

/** A link to documentation in the version that suits the reader. */
function DocsEntry({ item }: { item: DocsLinkItem }) {
  const isActive = useActiveItem()(item);
  const { docs } = useDocsVersion(item.docsPluginId);
  const link = docs && docsLink(item, docs);
  if (!link) return null;
  const { to, label } = link;
  const target = to.startsWith("/") ? { to } : { href: to };
  return (
    <li>
      <NavbarLink {...target} label={label} isActive={isActive} />
    </li>
  );
}
