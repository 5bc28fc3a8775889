import { removeLocale } from "../config/localePaths";
import { siteConfig } from "../config/resolved";
import type { MenuItem, NavbarItem } from "../config/types";
import { usePageContext } from "../i18n/PageContext";
import { useOwnPath } from "../i18n/useOwnPath";
import { isActiveDocs } from "./isActiveDocs";
import { isActiveItem } from "./isActiveItem";
import { useSiteDocs } from "./useDocs";

/** Gives the function that tells whether an item, or an entry of it, stands for the current page. */
export function useActiveItem(): (item: NavbarItem | MenuItem) => boolean {
  const { path } = removeLocale(siteConfig.i18n, useOwnPath());
  const { docs } = usePageContext();
  const siteDocs = useSiteDocs();
  const isActive = (item: NavbarItem | MenuItem): boolean => {
    if (item.type === "default") return isActiveItem(item, path);
    if (item.type === "dropdown") {
      return isActiveItem({ to: item.to }, path) || item.items.some(isActive);
    }
    return isActiveDocs(item, siteDocs, docs, path);
  };
  return isActive;
}
