import { DEFAULT_DOCS_PLUGIN_ID } from "../config/constants";
import type { Localized } from "../config/localize";
import type { MenuItem, NavbarItem } from "../config/types";
import type { DocsContext, MenuDocs, SiteDocs } from "../lib/docs";

export type DocsLinkItem = Extract<
  MenuItem,
  { type: "doc" | "docSidebar" | "docsVersion" }
>;
export type VersionsItem = Extract<NavbarItem, { type: "docsVersionDropdown" }>;

/** Where the reader is, among the docs of an instance. */
export type DocsPosition = {
  facts: MenuDocs;
  /** Versions that a link may lead to, best first. */
  names: readonly string[];
  /** The current page, if it is one of the instance. */
  page?: DocsContext | undefined;
  locale: string;
};

/** A path without locale or an address, and the item's label or that of its target. */
type DocsLink = { to: string; label: Localized };

/** Where an item leads; null where it is not shown, for want of a page or because that is unlisted. */
export function docsLink(
  item: DocsLinkItem,
  position: DocsPosition,
): DocsLink | null {
  for (const name of position.names) {
    const link = linkInVersion(item, name, position);
    if (link !== undefined) return link;
  }
  return null;
}

/** Where an item leads in one version; undefined where that has no such page, null where it is not shown. */
function linkInVersion(
  item: DocsLinkItem,
  name: string,
  { facts, page }: DocsPosition,
): DocsLink | null | undefined {
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

/** Tells whether an item stands for a page of docs. */
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

export type VersionEntry = DocsLink & { name: string };

/** What a menu of versions offers: the current page in each, or else the version's main page. */
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

/** The one that a menu shows as the current: of the first version that it offers. */
export const currentEntry = (
  entries: readonly VersionEntry[],
  names: readonly string[],
): VersionEntry | undefined => {
  const wanted = names.find((name) => entries.some((one) => one.name === name));
  return entries.find(({ name }) => name === wanted) ?? entries[0];
};
