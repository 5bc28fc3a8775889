import { usePageContext } from "../i18n/PageContext";
import { DocsLabel } from "./DocsLabel";
import { docsLink, type DocsEntryItem } from "./docsLink";
import { NavbarLink } from "./NavbarLink";
import { useActiveItem } from "./useActiveItem";
import { useDocsVersion } from "./useDocsVersion";
import { docsMark } from "./docsMark";

/** A link of the bar, or of a menu in it, to docs in the version that suits the reader. */
export function DocsEntry({ item }: { item: DocsEntryItem }) {
  const { locale } = usePageContext();
  const isActive = useActiveItem()(item);
  const { facts, names, page } = useDocsVersion(item.docsPluginId);
  const link = facts && docsLink(item, { facts, names, page, locale });
  if (!link) return null;
  const { to, label, isOwnLabel } = link;
  const target = to.startsWith("/") ? { to } : { href: to };
  return (
    <li data-docs={docsMark(item)}>
      <NavbarLink {...target} label={label} isActive={isActive}>
        {isOwnLabel ? undefined : <DocsLabel label={label} />}
      </NavbarLink>
    </li>
  );
}
