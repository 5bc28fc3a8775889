import { usePageContext } from "../i18n/PageContext";
import { findDocsLink, type DocsEntryItem } from "./docsLink";
import { NavbarLink } from "./NavbarLink";
import { useActiveItem } from "./useActiveItem";
import { useDocs } from "./useDocs";

/** A link of the bar, or of a menu in it, to docs in the version that suits the reader. */
export function DocsEntry({ item }: { item: DocsEntryItem }) {
  const { locale } = usePageContext();
  const isActive = useActiveItem()(item);
  const { menu, names, page } = useDocs(item.docsPluginId);
  const link = menu && findDocsLink(item, { menu, names, page, locale });
  if (!link) return null;
  const { to, label } = link;
  const target = to.startsWith("/") ? { to } : { href: to };
  return (
    <li>
      <NavbarLink {...target} label={label} isActive={isActive} />
    </li>
  );
}
