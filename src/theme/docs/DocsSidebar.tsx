import { graphql } from "gatsby";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import { scrollWithin } from "../hooks/scrollWithin";
import { useLocale } from "../i18n/useLocale";
import type { DocsContext, SidebarItem } from "../../lib/docs";
import * as css from "./DocsSidebar.module.css";
import { SidebarList } from "./SidebarList";

type DocsSidebarProps = Queries.DocsSidebarFragment & {
  docs: DocsContext;
  /** The title of the documentation. */
  title: string;
  /** Renders the sidebar in the drawer as well. */
  renderInDrawer: (sidebar: ReactNode) => ReactNode;
};

export function DocsSidebar(props: DocsSidebarProps) {
  const { items, docs, title, renderInDrawer } = props;
  const { locale } = useLocale();
  const { instance, version, sidebar } = docs;
  const id = [instance, version, sidebar, locale].join(" ");
  const navRef = useKeptScroll(id);
  const list = (
    // GraphQL has no type for items in items.
    <SidebarList items={items as unknown as SidebarItem[]} id={id} />
  );
  return (
    <>
      <nav className={css.root} aria-label={title} ref={navRef}>
        {list}
      </nav>
      {renderInDrawer(
        <nav className={css.root} aria-label={title}>
          {list}
        </nav>,
      )}
    </>
  );
}

/** The scroll position of the last page's sidebar. */
let kept = { id: "", top: 0 };

/** Restores the scroll position, then scrolls to the item of the page. */
function useKeptScroll(id: string) {
  const navRef = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const box = navRef.current?.parentElement;
    if (!box) return;
    if (kept.id === id) box.scrollTop = kept.top;
    scrollWithin(box, '[aria-current="page"]');
    return () => {
      kept = { id, top: box.scrollTop };
    };
  }, [id]);
  return navRef;
}

export const fragment = graphql`
  fragment DocsSidebar on Sidebar {
    items
  }
`;
