import type { MenuItem, NavbarItem } from "../../config/types";
import { DEFAULT_DOCS_PLUGIN_ID } from "../../config/constants";

type DocsType = "doc" | "docSidebar" | "docsVersion" | "docsVersionDropdown";

/** An item of the bar, or of a menu in it, that leads to docs. */
export type DocsItem = Extract<NavbarItem | MenuItem, { type: DocsType }>;

export type NamedDocs = {
  item: DocsItem;
  /** Dotted path of the item in the site config. */
  field: string;
  /** Id of the collection that is meant. */
  collection: string;
};

const types: readonly string[] = [
  "doc",
  "docSidebar",
  "docsVersion",
  "docsVersionDropdown",
] satisfies DocsType[];

const isDocs = (item: NavbarItem | MenuItem): item is DocsItem =>
  types.includes(item.type);

/** All items of the bar that lead to docs, in the order of the site config. */
export function namedDocs(
  items: readonly (NavbarItem | MenuItem)[],
  field = "navbar.items",
): NamedDocs[] {
  return items.flatMap((item, at): NamedDocs[] => {
    const own = `${field}[${at}]`;
    if (item.type === "dropdown") return namedDocs(item.items, `${own}.items`);
    if (!isDocs(item)) return [];
    const collection = item.docsPluginId ?? DEFAULT_DOCS_PLUGIN_ID;
    const named = { item, field: own, collection };
    if (item.type !== "docsVersionDropdown") return [named];
    return [
      named,
      ...namedDocs(item.dropdownItemsBefore, `${own}.dropdownItemsBefore`),
      ...namedDocs(item.dropdownItemsAfter, `${own}.dropdownItemsAfter`),
    ];
  });
}
