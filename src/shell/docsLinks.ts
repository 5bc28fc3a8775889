import { DEFAULT_DOCS_PLUGIN_ID } from "../config/constants";
import type { Localized } from "../config/localize";
import type { MenuItem, NavbarItem } from "../config/types";
import type { DocsContext, MenuDocs, SiteDocs } from "../lib/docs";

export type DocsLinkItem = Extract<
  MenuItem,
  { type: "doc" | "docSidebar" | "docsVersion" }
>;
export type VersionsItem = Extract<NavbarItem, { type: "docsVersionDropdown" }>;

/** The reader's position in an instance of documentation. */
export type DocsPosition = {
  facts: MenuDocs;
  /** The versions that a link may lead to, best first. */
  names: readonly string[];
  /** The current page if it belongs to the instance. */
  page?: DocsContext | undefined;
  locale: string;
};

/** A path without locale or an address, with its label. */
type MenuLink = { to: string; label: Localized };

/** Finds the target of an item; null if it is not shown. */
export function docsLink(
  item: DocsLinkItem,
  position: DocsPosition,
): MenuLink | null {
  for (const name of position.names) {
    const link = linkInVersion(item, name, position);
    if (link !== undefined) return link;
  }
  return null;
}

/** Finds the target in one version; undefined if that has none, null if it is not shown. */
function linkInVersion(
  item: DocsLinkItem,
  name: string,
  { facts, page }: DocsPosition,
): MenuLink | null | undefined {
  if (item.type === "docsVersion") {
    const version = facts.versions.find((one) => one.name === name);
    const to = item.to ?? version?.to;
    if (!version || to === undefined) return undefined;
    return { to, label: item.label ?? version.label };
  }
  if (item.type === "docSidebar") {
    const target = facts.sidebars[item.sidebarId]?.[name];
    const to = target?.to;
    if (to === undefined) return undefined;
    return { to, label: item.label ?? target?.label ?? item.sidebarId };
  }
  const target = facts.docs[item.docId]?.[name];
  const to = target?.to;
  if (to === undefined) return undefined;
  const isHere = page?.id === item.docId && page.version === name;
  if (target?.isUnlisted && !isHere) return null;
  return { to, label: item.label ?? item.docId };
}

/** True for an item that stands for the page. */
export function isActiveDocs(
  item: DocsLinkItem | VersionsItem,
  siteDocs: SiteDocs,
  page: DocsContext | undefined,
): boolean {
  const { docsPluginId: instance = DEFAULT_DOCS_PLUGIN_ID } = item;
  if (page?.instance !== instance) return false;
  const { id, sidebar, version } = page;
  switch (item.type) {
    case "doc": {
      const target = siteDocs[instance]?.docs[item.docId]?.[version];
      const isBeside = sidebar !== null && target?.sidebar === sidebar;
      return id === item.docId || isBeside;
    }
    case "docSidebar":
      return sidebar === item.sidebarId;
    case "docsVersion":
      return true;
    case "docsVersionDropdown":
      return !item.dropdownActiveClassDisabled;
  }
}

export type VersionEntry = MenuLink & { name: string };

/** Lists the current page in each version or, if missing, the version's main page. */
export function versionEntries(
  { versions: shown }: VersionsItem,
  { facts, page }: DocsPosition,
): VersionEntry[] {
  const named = Array.isArray(shown) ? undefined : shown;
  const all = facts.versions.map(({ name }) => name);
  const names = Array.isArray(shown) ? shown : named && Object.keys(named);
  return (names ?? all).flatMap((name) => {
    const version = facts.versions.find((one) => one.name === name);
    const to = page?.versions[name] ?? version?.to;
    if (!version || to === undefined) return [];
    return [{ name, label: named?.[name]?.label ?? version.label, to }];
  });
}

/** Finds the entry of the first version that the menu contains. */
export const currentEntry = (
  entries: readonly VersionEntry[],
  names: readonly string[],
): VersionEntry | undefined => {
  const wanted = names.find((name) => entries.some((one) => one.name === name));
  return entries.find(({ name }) => name === wanted) ?? entries[0];
};
