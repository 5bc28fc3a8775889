import type { Localized } from "../config/localize";
import type { MenuItem } from "../config/types";
import type { DocsContext } from "../lib/docsContext";
import type { MenuDocs } from "../lib/siteDocs";

export type DocsEntryItem = Extract<
  MenuItem,
  { type: "doc" | "docSidebar" | "docsVersion" }
>;

export type DocsLink = {
  /** A path without locale, or an address. */
  to: string;
  label: Localized;
};

type Place = {
  menu: MenuDocs;
  /** Versions that it may lead to, best first. */
  names: readonly string[];
  page: DocsContext | undefined;
  locale: string;
};

/** Finds where an item leads; null where it is not shown, for want of a page or because that is unlisted. */
export function findDocsLink(
  item: DocsEntryItem,
  { menu, names, page, locale }: Place,
): DocsLink | null {
  for (const name of names) {
    const link = findInVersion(item, menu, name, locale);
    if (!link) continue;
    const isHere =
      item.type === "doc" && page?.id === item.docId && page.version === name;
    return link.isUnlisted && !isHere ? null : link;
  }
  return null;
}

function findInVersion(
  item: DocsEntryItem,
  { versions, docs, sidebars }: MenuDocs,
  name: string,
  locale: string,
): (DocsLink & { isUnlisted?: true }) | undefined {
  switch (item.type) {
    case "docsVersion": {
      const version = versions.find((one) => one.name === name);
      const to = item.to ?? version?.to[locale];
      const label = item.label ?? version?.label ?? name;
      return to === undefined ? undefined : { to, label };
    }
    case "doc": {
      const { to, isUnlisted } = docs[item.docId]?.[name] ?? {};
      const path = to?.[locale];
      const { label = item.docId } = item;
      return path === undefined ? undefined : { to: path, label, isUnlisted };
    }
    case "docSidebar": {
      const { to, label } = sidebars[item.sidebarId]?.[name] ?? {};
      const path = to?.[locale];
      if (path === undefined) return undefined;
      return { to: path, label: item.label ?? label ?? item.sidebarId };
    }
  }
}
