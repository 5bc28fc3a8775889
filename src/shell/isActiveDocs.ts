import { DEFAULT_DOCS_PLUGIN_ID } from "../config/constants";
import type { MenuItem, NavbarItem } from "../config/types";
import type { DocsContext } from "../lib/docsContext";
import type { SiteDocs } from "../lib/siteDocs";
import { isActiveItem } from "./isActiveItem";

/** Tells whether an item that leads to docs stands for a page of them. */
export function isActiveDocs(
  item: NavbarItem | MenuItem,
  siteDocs: SiteDocs,
  page: DocsContext | undefined,
  path: string,
): boolean {
  switch (item.type) {
    case "doc":
    case "docSidebar":
    case "docsVersion":
    case "docsVersionDropdown":
      break;
    default:
      return false;
  }
  if (item.type === "docsVersion" && item.to !== undefined) {
    return isActiveItem({ to: item.to }, path);
  }
  const { docsPluginId: collection = DEFAULT_DOCS_PLUGIN_ID } = item;
  if (page?.collection !== collection) return false;
  const { id, sidebar, version } = page;
  switch (item.type) {
    case "doc": {
      const target = siteDocs[collection]?.docs[item.docId]?.[version];
      const isBeside = sidebar !== null && target?.sidebar === sidebar;
      return id === item.docId || isBeside;
    }
    case "docSidebar":
      return sidebar === item.sidebarId;
    case "docsVersion":
      return true;
    default:
      return !item.dropdownActiveClassDisabled;
  }
}
