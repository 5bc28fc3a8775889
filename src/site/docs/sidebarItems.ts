import type { SidebarCategory, SidebarDoc } from "../../lib/docs";
import type { DocEntry } from "../collections/docs";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { checkDocId } from "./checkId";
import type { SidebarContext } from "./types";

/** Creates the item of a page; none without one. An unlisted page has none, but shows the sidebar as well. */
export function createDocItems(
  doc: DocEntry | undefined,
  { docIds }: SidebarContext,
): SidebarDoc[] {
  if (!doc) return [];
  docIds.add(doc.docId);
  if (!doc.isListed) return [];
  return [{ type: "doc", id: doc.docId, ...describeDoc(doc) }];
}

/** Describes a link to a page; the title of a fallback is in another language. */
export const describeDoc = (doc: DocEntry) => ({
  label: doc.sidebarLabel ?? doc.title,
  path: doc.path,
  ...(doc.isFallback && { lang: doc.lang }),
});

type Category = Pick<SidebarCategory, "label" | "lang" | "link" | "items"> & {
  collapsible?: boolean | undefined;
  collapsed?: boolean | undefined;
};

/** Creates a category; none if nothing is in it, such as one of drafts. */
export function createCategory(category: Category): SidebarCategory[] {
  const { label, lang, link, items } = category;
  const { collapsible = true, collapsed = true } = category;
  if (!link && items.length === 0) return [];
  return [
    {
      type: "category",
      label,
      lang,
      link,
      isCollapsible: collapsible,
      isCollapsed: collapsed,
      items,
    },
  ];
}

/** Finds a page by its id. Reports an id that the version does not have. */
export function findDoc(
  id: string,
  location: Pick<Diagnostic, "file" | "field">,
  context: SidebarContext,
): DocEntry | undefined {
  for (const problem of checkDocId(id, context)) {
    context.report({ ...location, ...problem });
  }
  return context.byId.get(id);
}
