import { useLayoutEffect, useRef, type ReactNode } from "react";
import { useThemeConfig } from "../config/ThemeProvider";
import { scrollWithin } from "../hooks/scrollWithin";
import { useLocale } from "../i18n/useLocale";
import type { DocsContext } from "../lib/docs";
import * as css from "./DocsSidebar.module.css";
import { HideSidebar } from "./HideSidebar";
import { SidebarList } from "./SidebarList";
import { useSidebarItems } from "./useSidebarItems";

type DocsSidebarProps = {
  docs: DocsContext;
  /** The page's own path. */
  path: string;
  /** What the docs are called. */
  title: string;
  /** Puts the sidebar into the menu of narrow screens as well. */
  renderInDrawer: (sidebar: ReactNode) => ReactNode;
};

/** What leads through the docs. */
export function DocsSidebar({
  docs,
  path,
  title,
  renderInDrawer,
}: DocsSidebarProps) {
  const { locale } = useLocale();
  const items = useSidebarItems(docs);
  const { instance, version, sidebar } = docs;
  const { hideableSidebar = false } = useThemeConfig().docs[instance] ?? {};
  const id = [instance, version, sidebar, locale].join(" ");
  const navRef = useKeptScroll(id);
  const list = <SidebarList items={items} path={path} id={id} />;
  return (
    <>
      <nav className={css.root} aria-label={title} ref={navRef}>
        {hideableSidebar && <HideSidebar />}
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

/** How far the last page's sidebar was scrolled. */
let kept = { id: "", top: 0 };

/** Scrolls a sidebar to where it was on the page before, and to the page's own entry. */
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
