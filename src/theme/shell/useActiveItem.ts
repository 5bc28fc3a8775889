import { stripLocale } from "../../config/locales";
import type { MenuItem, NavbarItem } from "../../config/types";
import { usePageContext, useOwnPath } from "../i18n/useLocale";
import { isActiveDocs, useSiteDocs } from "./docsLinks";

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
  const { path } = stripLocale(useOwnPath());
  const { docs } = usePageContext();
  const siteDocs = useSiteDocs();
  const isActive = (item: NavbarItem | MenuItem): boolean => {
    switch (item.type) {
      case "default":
        return isActiveItem(item, path);
      case "dropdown":
        return isActiveItem({ to: item.to }, path) || item.items.some(isActive);
      case "docsVersion":
        if (item.to !== undefined) return isActiveItem({ to: item.to }, path);
        return isActiveDocs(item, siteDocs, docs);
      case "doc":
      case "docSidebar":
      case "docsVersionDropdown":
        return isActiveDocs(item, siteDocs, docs);
      default:
        return false;
    }
  };
  return isActive;
}
