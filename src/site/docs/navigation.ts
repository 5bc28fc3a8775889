import type { DocsContext, DocsLink, SidebarItem } from "../../lib/docs";
import type { DocEntry } from "../collections/docs";
import type { LocalizedVersion, Sidebar, SidebarPage } from "./types";

/** The breadcrumbs and the pager of a page. */
type Navigation = Pick<DocsContext, "crumbs" | "previous" | "next">;

/** Lists the pages of a sidebar in reading order. */
export function listPages(
  items: readonly SidebarItem[],
  parents: SidebarPage["parents"] = [],
): SidebarPage[] {
  return items.flatMap((item): SidebarPage[] => {
    if (item.type === "doc") return [{ ...item, parents }];
    if (item.type !== "category") return [];
    const { label, lang, link } = item;
    const inside = listPages(item.items, [...parents, item]);
    return link ? [{ ...link, label, lang, parents }, ...inside] : inside;
  });
}

/** Finds the link of a sidebar's first item, which a link to the whole sidebar leads to. */
export function findFirstLink(
  items: readonly SidebarItem[],
): DocsLink | undefined {
  for (const item of items) {
    if (item.type === "html") continue;
    if (item.type !== "category") return item;
    const { label, lang, link } = item;
    const first = link
      ? { label, lang, path: link.path }
      : findFirstLink(item.items);
    if (first) return first;
  }
  return undefined;
}

/** The key by which a page queries its sidebar. */
export const sidebarKey = (
  { area, locale }: Pick<LocalizedVersion, "area" | "locale">,
  id: string,
): string => [area, id, locale].join(" ");

/** Finds the sidebar beside a page: the first that has it. */
export const findSidebar = (
  { sidebars }: LocalizedVersion,
  { docId }: DocEntry,
): Sidebar | undefined => sidebars.find(({ docIds }) => docIds.has(docId));

/** Creates the breadcrumbs and the pager of a page from its place in the sidebar. */
export function createNavigation(
  { docId }: DocEntry,
  pages: readonly SidebarPage[] = [],
): Navigation {
  const at = pages.findIndex(({ id }) => id === docId);
  const createPagerLink = (page: SidebarPage | undefined): DocsLink | null =>
    page ? { label: page.label, path: page.path, lang: page.lang } : null;
  return {
    crumbs: (pages[at]?.parents ?? []).map(({ label, lang, link }) => {
      const path = link?.path ?? null;
      return { label, path, lang };
    }),
    previous: createPagerLink(pages[at - 1]),
    next: createPagerLink(at < 0 ? undefined : pages[at + 1]),
  };
}
