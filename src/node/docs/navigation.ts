import type {
  DocsContext,
  Breadcrumb,
  DocsLink,
  SidebarCategory,
  SidebarDoc,
  SidebarItem,
} from "../../lib/docs";
import type { DocEntry } from "../collections/docFields";
import type { LocalizedVersion, Sidebar } from "./types";

/** A place in a sidebar that readers can go to. */
type ListedItem = DocsLink & {
  /** Id of the page; null for the index of a category. */
  docId: string | null;
  /** The categories above it, outermost first. */
  above: SidebarCategory[];
  /** The category whose label leads here. */
  category?: SidebarCategory;
  isUnlisted?: true;
};

/** Where a page stands in a sidebar. */
export type Placement = Pick<
  DocsContext,
  "sidebar" | "crumbs" | "previous" | "next"
>;

/** Lists all places of a sidebar in the order that they are read in. */
export function listItems(
  items: readonly SidebarItem[],
  above: SidebarCategory[] = [],
): ListedItem[] {
  return items.flatMap((item): ListedItem[] => {
    if (item.type === "doc") return [{ ...item, docId: item.id, above }];
    if (item.type !== "category") return [];
    const inside = listItems(item.items, [...above, item]);
    const { label, lang, link } = item;
    if (!link) return inside;
    const { path } = link;
    const own = { label, lang, path, above, category: item };
    const listedItem: ListedItem =
      link.type === "doc"
        ? { ...own, docId: link.id, isUnlisted: link.isUnlisted }
        : { ...own, docId: null };
    return [listedItem, ...inside];
  });
}

/** Finds the first place that a link to the whole sidebar can lead to. */
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

/** What a page queries its sidebar by. */
export const sidebarKey = (
  { version, locale }: LocalizedVersion,
  id: string,
): string => [version.area, id, locale].join(" ");

/** Leaves unlisted pages out of a sidebar, but for the one that it stands beside. */
export function hideUnlisted(
  items: readonly SidebarItem[],
  ownId?: string,
): SidebarItem[] {
  const isHidden = ({ id, isUnlisted }: SidebarDoc) =>
    isUnlisted && id !== ownId;
  return items.flatMap((item): SidebarItem[] => {
    if (item.type === "doc") return isHidden(item) ? [] : [item];
    if (item.type !== "category") return [item];
    const inside = hideUnlisted(item.items, ownId);
    const isLinkHidden = item.link?.type === "doc" && isHidden(item.link);
    const link = isLinkHidden ? undefined : item.link;
    return link || inside.length > 0 ? [{ ...item, link, items: inside }] : [];
  });
}

const toDocsLink = ({ label, path, lang }: DocsLink): DocsLink => ({
  label,
  path,
  lang,
});

/** Finds the nearest place before (-1) or after (1) one that readers are led to. */
function findNeighbor(
  listedItems: readonly ListedItem[],
  at: number,
  step: 1 | -1,
) {
  const isShown = ({ isUnlisted }: ListedItem) => !isUnlisted;
  const found =
    step === 1
      ? listedItems.slice(at + 1).find(isShown)
      : listedItems.slice(0, Math.max(at, 0)).findLast(isShown);
  return found ?? null;
}

/** The categories above a place, as breadcrumbs. */
const createCrumbs = (listedItem: ListedItem | undefined): Breadcrumb[] =>
  (listedItem?.above ?? []).map(({ label, link, lang }) => ({
    label,
    path: link?.path ?? null,
    lang,
  }));

/** Finds where the index of a category stands; without a category, the start of the sidebar. */
export function placeIndex(
  { id, items }: Sidebar,
  category?: SidebarCategory,
): Placement {
  const listedItems = listItems(items);
  const at = listedItems.findIndex(
    (listedItem) => category && listedItem.category === category,
  );
  const previous = findNeighbor(listedItems, at, -1);
  const next = findNeighbor(listedItems, at, 1);
  return {
    sidebar: id,
    crumbs: createCrumbs(listedItems[at]),
    previous: previous && toDocsLink(previous),
    next: next && toDocsLink(next),
  };
}

/**
 * Returns a function that finds where a page of a version stands: as its front
 * matter says, else in the first sidebar that lists it.
 */
export function createPlacementFinder({ docs, sidebars }: LocalizedVersion) {
  const byId = new Map(docs.map((doc) => [doc.docId, doc]));
  const listings = sidebars.map(({ id, items }) => ({
    id,
    listedItems: listItems(items),
  }));
  const findIndex = (listedItems: readonly ListedItem[], id: string) =>
    listedItems.findIndex(({ docId }) => docId === id);
  const toNeighbor = (listedItem: ListedItem | null): DocsLink | null => {
    if (!listedItem) return null;
    const label =
      byId.get(listedItem.docId ?? "")?.paginationLabel ?? listedItem.label;
    return toDocsLink({ ...listedItem, label });
  };
  /** The page of an id that front matter names; null for none, and for a draft. */
  const findChosen = (id: string | null): DocsLink | null => {
    const doc = byId.get(id ?? "");
    if (!doc) return null;
    const { title, sidebarLabel, paginationLabel, path } = doc;
    const label = paginationLabel ?? sidebarLabel ?? title;
    return { label, path, lang: doc.isFallback ? doc.lang : undefined };
  };
  return ({ docId, chosen }: DocEntry): Placement => {
    const { id = null, listedItems = [] } =
      listings.find((listing) =>
        chosen.sidebar === undefined
          ? findIndex(listing.listedItems, docId) >= 0
          : listing.id === chosen.sidebar,
      ) ?? {};
    const at = findIndex(listedItems, docId);
    const findBeside = (step: 1 | -1) =>
      at < 0 ? null : toNeighbor(findNeighbor(listedItems, at, step));
    const { previous, next } = chosen;
    return {
      sidebar: id,
      crumbs: createCrumbs(listedItems[at]),
      previous: previous === undefined ? findBeside(-1) : findChosen(previous),
      next: next === undefined ? findBeside(1) : findChosen(next),
    };
  };
}
