import { graphql, useStaticQuery } from "gatsby";
import { useLocale } from "../i18n/useLocale";
import type { DocsContext, SidebarItem } from "../lib/docs";

/**
 * The entries of the sidebar beside a page. All pages share one file with the
 * sidebars, for a large one weighs more than a page's own data.
 */
export function useSidebarItems({
  instance,
  version,
  sidebar,
  sidebarItems,
}: DocsContext): readonly SidebarItem[] {
  const { locale } = useLocale();
  const { sidebars } = useStaticQuery<Queries.DocsSidebarsQuery>(graphql`
    query DocsSidebars {
      sidebars: allSidebar {
        nodes {
          sidebarId
          instance
          version
          locale
          items
        }
      }
    }
  `);
  const found = sidebars.nodes.find(
    (one) =>
      one.sidebarId === sidebar &&
      one.instance === instance &&
      one.version === version &&
      one.locale === locale,
  );
  const shared = found?.items ?? [];
  return sidebarItems ?? (shared as unknown as readonly SidebarItem[]);
}
