import type { Localized } from "../config/localize";
import type { MenuItem } from "../config/types";
import type { DocsContext } from "../lib/docsContext";
import type { ByLocale, MenuDocs } from "../lib/siteDocs";

export type DocsEntryItem = Extract<
  MenuItem,
  { type: "doc" | "docSidebar" | "docsVersion" }
>;

export type DocsLink = {
  /** A path without locale, or an address. */
  to: string;
  label: Localized;
  /** Whether the label is the item's own, and the same in all versions. */
  isOwnLabel: boolean;
};

export type DocsPlace = {
  facts: MenuDocs;
  /** Versions that it may lead to, best first. */
  names: readonly string[];
  page?: DocsContext | undefined;
  locale: string;
};

export const inLocale = (text: ByLocale | undefined, locale: string) =>
  typeof text === "string" ? text : text?.[locale];

/** Where an item leads; null where it is not shown, for want of a page or because that is unlisted. */
export function docsLink(
  item: DocsEntryItem,
  { facts, names, page, locale }: DocsPlace,
): DocsLink | null {
  const link = (to: string, label: Localized): DocsLink => ({
    to,
    label,
    isOwnLabel: item.label !== undefined,
  });
  if (item.type === "docsVersion") {
    for (const name of names) {
      const version = facts.versions.find((one) => one.name === name);
      const to = item.to ?? inLocale(version?.to, locale);
      if (version && to !== undefined) {
        return link(to, item.label ?? version.label);
      }
    }
    return null;
  }
  for (const name of names) {
    if (item.type === "doc") {
      const target = facts.docs[item.docId]?.[name];
      const to = inLocale(target?.to, locale);
      if (!target || to === undefined) continue;
      const isHere = page?.id === item.docId && page.version === name;
      if (target.isUnlisted && !isHere) return null;
      return { ...link(to, item.label ?? item.docId), isOwnLabel: true };
    }
    const target = facts.sidebars[item.sidebarId]?.[name];
    const to = inLocale(target?.to, locale);
    if (!target || to === undefined) continue;
    return link(to, item.label ?? target.label ?? item.sidebarId);
  }
  return null;
}
