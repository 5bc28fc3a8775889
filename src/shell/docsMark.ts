import type { MenuItem, NavbarItem } from "../config/types";

/** An item that leads to docs. */
export type DocsItem = Extract<
  NavbarItem | MenuItem,
  { type: "doc" | "docSidebar" | "docsVersion" | "docsVersionDropdown" }
>;

export const isDocsItem = (item: NavbarItem | MenuItem): item is DocsItem =>
  item.type.startsWith("doc");

/** Tells the page's own script (docsBootScript) which item stands where; those that lead to the same have one mark. */
export function docsMark(item: DocsItem): string {
  const { type, docsPluginId = "" } = item;
  const sidebar = type === "docSidebar" ? item.sidebarId : "";
  const what = type === "doc" ? item.docId : sidebar;
  return `${type} ${docsPluginId} ${what}`.replaceAll(/["\\]/g, "");
}
