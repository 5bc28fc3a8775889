import { DEFAULT_DOCS_PLUGIN_ID } from "../../config/constants";
import type { Localized } from "../../config/localize";
import { stripLocale } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import type { MenuItem, NavbarItem } from "../../config/types";
import type {
  DocTarget,
  MenuDocs,
  SidebarTarget,
  SiteDocs,
} from "../../lib/siteDocs";
import type { DocsCollection, DocsVersion } from "./collections";
import { createPlacer, findFirstLink } from "./navigation";
import type { DocsPlan, PlannedVersion } from "./types";

const docsTypes = ["doc", "docSidebar", "docsVersion", "docsVersionDropdown"];

/** An item of the navbar, or of a menu in it, that leads to docs. */
export type DocsItem = Extract<
  NavbarItem | MenuItem,
  { type: "doc" | "docSidebar" | "docsVersion" | "docsVersionDropdown" }
>;

type ListedItem = {
  item: DocsItem;
  /** Id of the collection that it leads to. */
  collection: string;
  /** Where it stands in the site config. */
  path: PropertyKey[];
};

const isDocsItem = (item: NavbarItem | MenuItem): item is DocsItem =>
  docsTypes.includes(item.type);

/** Lists the items of the navbar that lead to docs, those in menus included. */
export function listDocsItems(
  items: readonly (NavbarItem | MenuItem)[],
  parent: readonly PropertyKey[] = ["navbar", "items"],
): ListedItem[] {
  return items.flatMap((item, at): ListedItem[] => {
    const path = [...parent, at];
    if (item.type === "dropdown") {
      return listDocsItems(item.items, [...path, "items"]);
    }
    if (!isDocsItem(item)) return [];
    const collection = item.docsPluginId ?? DEFAULT_DOCS_PLUGIN_ID;
    const listed = { item, collection, path };
    if (item.type !== "docsVersionDropdown") return [listed];
    const { dropdownItemsBefore: before, dropdownItemsAfter: after } = item;
    return [
      listed,
      ...listDocsItems(before, [...path, "dropdownItemsBefore"]),
      ...listDocsItems(after, [...path, "dropdownItemsAfter"]),
    ];
  });
}

/**
 * Collects what the navbar has to know of the docs that it names, whatever page
 * it stands on.
 * @param unnamed what readers see of the version that is worked on where the owner has no name for it
 */
export function createSiteDocs(
  { collections, versions }: DocsPlan,
  items: readonly NavbarItem[],
  unnamed: Localized,
): SiteDocs {
  const listed = listDocsItems(items);
  return Object.fromEntries(
    collections.flatMap((collection) => {
      const own = listed
        .filter((one) => one.collection === collection.id)
        .map(({ item }) => item);
      if (own.length === 0) return [];
      const docs = createMenuDocs(collection, own, versions, unnamed);
      return [[collection.id, docs] as const];
    }),
  );
}

function createMenuDocs(
  { id, versions }: DocsCollection,
  items: readonly DocsItem[],
  planned: readonly PlannedVersion[],
  unnamed: Localized,
): MenuDocs {
  const localesOf = (version: DocsVersion) =>
    planned.filter((one) => one.version === version);
  const eachVersion = <Target>(
    find: (locales: readonly PlannedVersion[]) => Target | undefined,
  ): Record<string, Target> =>
    Object.fromEntries(
      versions.flatMap((version) => {
        const target = find(localesOf(version));
        return target === undefined ? [] : [[version.name, target] as const];
      }),
    );
  const docIds = items.flatMap((item) =>
    item.type === "doc" ? item.docId : [],
  );
  const sidebarIds = items.flatMap((item) =>
    item.type === "docSidebar" ? item.sidebarId : [],
  );
  return {
    last: versions.find(({ isLast }) => isLast)?.name ?? "",
    title: siteConfig.docs[id]?.title,
    versions: versions.map((version) => ({
      name: version.name,
      label: version.label ?? unnamed,
      to: byLocale(localesOf(version), ({ docs, mainDocId }) =>
        withoutLocale(docs.find(({ docId }) => docId === mainDocId)?.path),
      ),
    })),
    docs: Object.fromEntries(
      docIds.map((docId) => [
        docId,
        eachVersion((locales) => findDoc(locales, docId)),
      ]),
    ),
    sidebars: Object.fromEntries(
      sidebarIds.map((sidebarId) => [
        sidebarId,
        eachVersion((locales) => findSidebar(locales, sidebarId)),
      ]),
    ),
  };
}

function findDoc(
  locales: readonly PlannedVersion[],
  docId: string,
): DocTarget | undefined {
  const found = locales.flatMap((planned) => {
    const doc = planned.docs.find((one) => one.docId === docId);
    return doc ? [{ planned, doc }] : [];
  });
  const [first] = found;
  if (!first) return undefined;
  return {
    to: byLocale(locales, ({ docs }) =>
      withoutLocale(docs.find((one) => one.docId === docId)?.path),
    ),
    sidebar: createPlacer(first.planned)(first.doc).sidebar ?? undefined,
    ...(found.some(({ doc }) => !doc.isListed) && { isUnlisted: true }),
  };
}

function findSidebar(
  locales: readonly PlannedVersion[],
  sidebarId: string,
): SidebarTarget | undefined {
  const findLink = ({ sidebars }: PlannedVersion) =>
    findFirstLink(sidebars.find(({ id }) => id === sidebarId)?.items ?? []);
  if (!locales.some(findLink)) return undefined;
  return {
    to: byLocale(locales, (planned) => withoutLocale(findLink(planned)?.path)),
    label: byLocale(locales, (planned) => findLink(planned)?.label),
  };
}

/** A path without its locale, which the navbar puts before it; an address as it is. */
const withoutLocale = (path: string | undefined) =>
  path?.startsWith("/") ? stripLocale(path).path : path;

/** What each locale has; locales that have nothing are left out. */
const byLocale = (
  locales: readonly PlannedVersion[],
  find: (planned: PlannedVersion) => string | undefined,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    locales.flatMap((planned) => {
      const found = find(planned);
      return found === undefined ? [] : [[planned.locale, found] as const];
    }),
  );
