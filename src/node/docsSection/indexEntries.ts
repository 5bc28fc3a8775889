import type { DocsIndexEntry } from "../../lib/docsContext";
import { firstLink, stopsOf } from "./sidebar";
import type { SidebarCategory, SidebarItem } from "./sidebar";

/** What a list of a category's entries shows of them. */
export const indexEntries = (items: readonly SidebarItem[]): DocsIndexEntry[] =>
  items.flatMap((item): DocsIndexEntry[] => {
    switch (item.type) {
      case "doc": {
        const { label, path, description, lang, isUnlisted } = item;
        if (isUnlisted) return [];
        return [{ label, path, ...said(description), ...(lang && { lang }) }];
      }
      case "link": {
        const { label, href: path, lang } = item;
        return [{ label, path, ...(lang && { lang }) }];
      }
      case "category":
        return groupEntry(item);
      case "html":
        return [];
    }
  });

function groupEntry(category: SidebarCategory): DocsIndexEntry[] {
  const { label, lang, description, link, items } = category;
  const first = firstLink([category]);
  if (!first) return [];
  const count = stopsOf(items).filter(({ isUnlisted }) => !isUnlisted).length;
  return [
    {
      label,
      path: first.path,
      ...said(description ?? link?.description ?? undefined),
      ...(lang && { lang }),
      ...(count > 0 && { count }),
    },
  ];
}

const said = (description: string | undefined) =>
  description ? { description } : {};
