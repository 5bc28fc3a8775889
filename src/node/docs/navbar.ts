import { DEFAULT_DOCS_PLUGIN_ID } from "../../config/constants";
import { localize } from "../../config/localize";
import { stripLocale } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import type { MenuItem, NavbarItem } from "../../config/types";
import type {
  DocTarget,
  MenuDocs,
  SidebarTarget,
  SiteDocs,
} from "../../lib/docs";
import { createPlacementFinder, findFirstLink } from "./navigation";
import type { DocsPlan, LocalizedVersion } from "./types";

const docsTypes = ["doc", "docSidebar", "docsVersion", "docsVersionDropdown"];

/** An item of the navbar, or of a menu in it, that leads to docs. */
export type DocsItem = Extract<
  NavbarItem | MenuItem,
  { type: "doc" | "docSidebar" | "docsVersion" | "docsVersionDropdown" }
>;

type ListedItem = {
  item: DocsItem;
  /** Id of the instance that it leads to. */
  instance: string;
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
    const instance = item.docsPluginId ?? DEFAULT_DOCS_PLUGIN_ID;
    const listed = { item, instance, path };
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
 * Collects what the navbar has to know of the docs that it names, in one
 * locale.
 * @param unnamed what the version is called that is worked on, where the owner has no name for it
 */
export function createSiteDocs(
  { instances, versions }: DocsPlan,
  locale: string,
  unnamed: string,
): SiteDocs {
  const listed = listDocsItems(siteConfig.navbar.items);
  return Object.fromEntries(
    instances.flatMap(({ id }) => {
      const items = listed.filter(({ instance }) => instance === id);
      if (items.length === 0) return [];
      const planned = versions.filter(
        (one) => one.version.instance === id && one.locale === locale,
      );
      const title = siteConfig.docs[id]?.title;
      const menu: MenuDocs = {
        last: planned.find(({ version }) => version.isLast)?.version.name ?? "",
        title: title && localize(title, locale),
        versions: planned.map(({ version, docs, mainDocId }) => ({
          name: version.name,
          label: version.label ? localize(version.label, locale) : unnamed,
          to: withoutLocale(docs.find((doc) => doc.docId === mainDocId)?.path),
        })),
        ...findTargets(
          items.map(({ item }) => item),
          planned,
        ),
      };
      return [[id, menu] as const];
    }),
  );
}

/** Finds the pages and sidebars that items name, in each version that has them. */
function findTargets(
  items: readonly DocsItem[],
  planned: readonly LocalizedVersion[],
): Pick<MenuDocs, "docs" | "sidebars"> {
  const inVersions = <Target>(
    find: (one: LocalizedVersion) => Target | undefined,
  ): Record<string, Target> =>
    Object.fromEntries(
      planned.flatMap((one) => {
        const target = find(one);
        return target ? [[one.version.name, target] as const] : [];
      }),
    );
  const docs: Record<string, Record<string, DocTarget>> = {};
  const sidebars: Record<string, Record<string, SidebarTarget>> = {};
  for (const item of items) {
    if (item.type === "doc") {
      docs[item.docId] ??= inVersions((one) => findDoc(one, item.docId));
    } else if (item.type === "docSidebar") {
      const { sidebarId: id } = item;
      sidebars[id] ??= inVersions((one) => findSidebar(one, id));
    }
  }
  return { docs, sidebars };
}

function findDoc(planned: LocalizedVersion, id: string): DocTarget | undefined {
  const doc = planned.docs.find(({ docId }) => docId === id);
  return (
    doc && {
      to: withoutLocale(doc.path) ?? "",
      sidebar: createPlacementFinder(planned)(doc).sidebar,
      isUnlisted: !doc.isListed,
    }
  );
}

function findSidebar(
  { sidebars }: LocalizedVersion,
  id: string,
): SidebarTarget | undefined {
  const sidebar = sidebars.find((one) => one.id === id);
  const link = findFirstLink(sidebar?.items ?? []);
  return link && { to: withoutLocale(link.path) ?? "", label: link.label };
}

/** A path without its locale, which the navbar puts before it; an address as it is. */
const withoutLocale = (path: string | undefined) =>
  path?.startsWith("/") ? stripLocale(path).path : path;
