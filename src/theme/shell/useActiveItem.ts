import { DEFAULT_DOCS_PLUGIN_ID } from "../../config/constants";
import { stripLocale } from "../../config/locales";
import type { MenuItem, NavbarItem } from "../../config/types";
import { usePageContext, useLocale } from "../i18n/useLocale";
import { useSiteDocs } from "./docsLinks";

type Target = {
  to?: string | undefined;
  activeBasePath?: string | undefined;
  activeBaseRegex?: string | undefined;
};

/**
 * True for an item that stands for the page at a path, both without locale.
 * Compares segments: /blog is not the start of /blogger.
 * @example isActiveItem({ to: "/blog" }, "/blog/first-blog-post") -> true
 */
export function isActiveItem(item: Target, path: string): boolean {
  if (item.activeBaseRegex !== undefined) {
    return new RegExp(item.activeBaseRegex, "i").test(path);
  }
  const base = item.activeBasePath ?? item.to?.replace(/[?#].*$/, "");
  if (base === undefined) return false;
  const [own, current] = [base.toLowerCase(), path.toLowerCase()];
  if (own === "/") return current === "/";
  return current === own || current.startsWith(`${own}/`);
}

/** Returns a function that is true for an item that stands for the current page, or contains it. */
export function useActiveItem(): (item: NavbarItem | MenuItem) => boolean {
  const { path } = stripLocale(useLocale().path);
  const { docs: page } = usePageContext();
  const siteDocs = useSiteDocs();
  const isActive = (item: NavbarItem | MenuItem): boolean => {
    if (item.type === "default") return isActiveItem(item, path);
    if (item.type === "dropdown")
      return isActiveItem({ to: item.to }, path) || item.items.some(isActive);
    if (item.type === "html") return false;
    if (item.type === "localeDropdown" || item.type === "search") return false;
    // The others stand for documentation.
    const { docsPluginId: instance = DEFAULT_DOCS_PLUGIN_ID } = item;
    if (page?.instance !== instance) return false;
    if (item.type === "docSidebar") return page.sidebar === item.sidebarId;
    if (item.type !== "doc") return true;
    const target = siteDocs[instance]?.docs[item.docId]?.[page.version];
    const isBeside = page.sidebar !== null && target?.sidebar === page.sidebar;
    return page.id === item.docId || isBeside;
  };
  return isActive;
}
