import type { MenuItem, NavbarItem } from "../config/types";

type DocsItem = Extract<
  NavbarItem | MenuItem,
  { type: "doc" | "docSidebar" | "docsVersion" | "docsVersionDropdown" }
>;

/** Tells the page's own script (DocsBoot) which item stands where; those that lead to the same have one mark. */
export function docsMark(item: DocsItem): string {
  const { type, docsPluginId = "" } = item;
  const what =
    type === "doc" ? item.docId : type === "docSidebar" ? item.sidebarId : "";
  return [type, docsPluginId, what].join(" ").trimEnd();
}
