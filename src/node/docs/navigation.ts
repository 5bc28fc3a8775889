import type {
  Breadcrumb,
  DocsContext,
  DocsLink,
  SidebarCategory,
  SidebarDoc,
  SidebarItem,
} from "../../lib/docs";
import type { DocEntry } from "../collections/docFields";
import { createDocItem } from "./sidebarItems";
import type { LocalizedVersion } from "./types";

/** A page in a sidebar: that of an item, or the one that a category links to. */
type SidebarPage = DocsLink & {
  /** The id of the page; null for the generated index of a category. */
  docId: string | null;
  /** The categories around it, outermost first. */
  parents: SidebarCategory[];
  /** The category that links to it. */
  category?: SidebarCategory;
  isUnlisted?: true;
};

/** The sidebar, breadcrumbs and pager of a page. */
type Navigation = Pick<DocsContext, "sidebar" | "crumbs" | "previous" | "next">;

/** Lists the pages of a sidebar in reading order. */
export function listPages(
  items: readonly SidebarItem[],
  parents: SidebarCategory[] = [],
): SidebarPage[] {
  return items.flatMap((item): SidebarPage[] => {
    if (item.type === "doc") return [{ ...item, docId: item.id, parents }];
    if (item.type !== "category") return [];
    const inside = listPages(item.items, [...parents, item]);
    const { label, lang, link } = item;
    if (!link) return inside;
    const { path } = link;
    const page = { label, lang, path, parents, category: item };
    return link.type === "doc"
      ? [{ ...page, docId: link.id, isUnlisted: link.isUnlisted }, ...inside]
      : [{ ...page, docId: null }, ...inside];
  });
}

/** Finds the link of a sidebar's first item, which a link to the whole sidebar leads to. */
export function findFirstLink(
  items: readonly SidebarItem[],
): DocsLink | undefined {
  for (const item of items) {
    if (item.type === "html") continue;
    if (item.type === "link") return item;
    const { label, lang } = item;
    const target = item.type === "doc" ? item : item.link;
    const isHidden = target && "isUnlisted" in target && target.isUnlisted;
    if (target && !isHidden) return { label, path: target.path, lang };
    const inside = item.type === "category" && findFirstLink(item.items);
    if (inside) return inside;
  }
  return undefined;
}

/** The key by which a page queries its sidebar. */
export const sidebarKey = (
  { area, locale }: Pick<LocalizedVersion, "area" | "locale">,
  id: string,
): string => [area, id, locale].join(" ");

/**
 * Removes unlisted pages from a sidebar.
 * @param shownId the page beside the sidebar, which stays
 */
export function hideUnlisted(
  items: readonly SidebarItem[],
  shownId?: string,
): SidebarItem[] {
  const isHidden = ({ id, isUnlisted }: SidebarDoc) =>
    isUnlisted && id !== shownId;
  return items.flatMap((item): SidebarItem[] => {
    if (item.type === "doc") return isHidden(item) ? [] : [item];
    if (item.type !== "category") return [item];
    const inside = hideUnlisted(item.items, shownId);
    const isLinkHidden = item.link?.type === "doc" && isHidden(item.link);
    const link = isLinkHidden ? undefined : item.link;
    return link || inside.length > 0 ? [{ ...item, link, items: inside }] : [];
  });
}

/** Returns functions that find the sidebar, breadcrumbs and pager of a version's pages. */
export function createNavigation({ byId, sidebars }: LocalizedVersion) {
  const listings = sidebars.map(({ id, items }) => ({
    id,
    pages: listPages(items),
  }));
  const createPagerLink = (
    page: Pick<SidebarPage, "docId" | keyof DocsLink> | undefined,
  ): DocsLink | null => {
    if (!page) return null;
    const { label, path, lang } = page;
    const { paginationLabel } = byId.get(page.docId ?? "") ?? {};
    return { label: paginationLabel ?? label, path, lang };
  };
  /** The link to a page that front matter names; null for none, and for a draft. */
  const createChosenLink = (id: string | null): DocsLink | null => {
    const doc = byId.get(id ?? "");
    return doc
      ? createPagerLink({ ...createDocItem(doc), docId: doc.docId })
      : null;
  };
  const isShown = ({ isUnlisted }: SidebarPage) => !isUnlisted;
  /** @param at the page's index; -1 for the start of a version, before all others */
  const getNavigation = (pages: readonly SidebarPage[], at: number) => ({
    crumbs: createCrumbs(pages[at]?.parents ?? []),
    previous: createPagerLink(
      pages.slice(0, Math.max(at, 0)).findLast(isShown),
    ),
    next: createPagerLink(pages.slice(at + 1).find(isShown)),
  });

  /** Finds the navigation of the generated index of a category, else of the version. */
  const getIndexNavigation = (sidebar: string, category?: SidebarCategory) => {
    const { pages = [] } = listings.find(({ id }) => id === sidebar) ?? {};
    const at = pages.findIndex(
      (page) => category && page.category === category,
    );
    return { sidebar, ...getNavigation(pages, at) };
  };

  /** Finds the navigation of a page: as in its front matter, else in the first sidebar that lists it. */
  const getDocNavigation = ({ docId, chosen }: DocEntry): Navigation => {
    const findIndex = (pages: readonly SidebarPage[]) =>
      pages.findIndex((page) => page.docId === docId);
    const { id = null, pages = [] } =
      listings.find((listing) =>
        chosen.sidebar === undefined
          ? findIndex(listing.pages) >= 0
          : listing.id === chosen.sidebar,
      ) ?? {};
    const at = findIndex(pages);
    const listed = at >= 0 ? getNavigation(pages, at) : unlisted;
    const { previous, next } = chosen;
    return {
      sidebar: id,
      crumbs: listed.crumbs,
      previous:
        previous === undefined ? listed.previous : createChosenLink(previous),
      next: next === undefined ? listed.next : createChosenLink(next),
    };
  };
  return { getDocNavigation, getIndexNavigation };
}

const unlisted = { crumbs: [], previous: null, next: null };

const createCrumbs = (categories: readonly SidebarCategory[]): Breadcrumb[] =>
  categories.map(({ label, link, lang }) => ({
    label,
    path: link?.path ?? null,
    lang,
  }));
