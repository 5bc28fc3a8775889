import { docsLink, type DocsLinkItem } from "./docsLinks";
import { NavbarLink } from "./NavbarLink";
import { useActiveItem } from "./useActiveItem";
import { useDocsVersion } from "./useDocsVersion";

/** A link of the bar, or of a menu in it, to docs in the version that suits the reader. */
export function DocsEntry({ item }: { item: DocsLinkItem }) {
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
