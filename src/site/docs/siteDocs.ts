import { DEFAULT_DOCS_PLUGIN_ID } from "../../config/constants";
import { removeLocale } from "../../config/i18n";
import type { I18n } from "../../config/i18n";
import type { MenuItem, NavbarItem, ResolvedSite } from "../../config/types";
import type {
  DocTarget,
  MenuDocs,
  SidebarTarget,
  SiteDocs,
} from "../../lib/docs";
import { groupBy } from "../../lib/groupBy";
import { findFirstLink, findSidebar } from "./navigation";
import type { LocalizedVersion } from "./types";

const docsTypes = [
  "doc",
  "docSidebar",
  "docsVersion",
  "docsVersionDropdown",
] as const;

/** An item of the navbar, or of a dropdown in it, that links to docs. */
export type DocsItem = Extract<
  NavbarItem | MenuItem,
  { type: (typeof docsTypes)[number] }
>;

type ListedItem = {
  item: DocsItem;
  /** The id of the instance that it links to. */
  instance: string;
  /** Its path in the site config. */
  path: PropertyKey[];
};

const isDocsItem = (item: NavbarItem | MenuItem): item is DocsItem =>
  (docsTypes as readonly string[]).includes(item.type);

/** Lists the items of the navbar and its dropdowns that link to docs. */
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
    return [{ item, instance, path }];
  });
}

/**
 * Collects the data of the docs that the navbar links to, in one locale.
 * @param unnamed the label of the current version, unless the owner has one
 */
export function createSiteDocs(
  { i18n, navbar }: ResolvedSite,
  versions: readonly LocalizedVersion[],
  locale: string,
  unnamed: string,
): SiteDocs {
  const listed = listDocsItems(navbar.items);
  const inLocale = versions.filter((version) => version.locale === locale);
  return Object.fromEntries(
    groupBy(inLocale, (version) => version.instance).flatMap(([id, shown]) => {
      const items = listed
        .filter(({ instance }) => instance === id)
        .map(({ item }) => item);
      if (items.length === 0) return [];
      const menu: MenuDocs = {
        last: shown.find(({ isLast }) => isLast)?.name ?? "",
        title: shown[0]?.title ?? undefined,
        versions: shown.map(({ name, label, start }) => ({
          name,
          label: label ?? unnamed,
          to: removeLocale(i18n, start).path,
        })),
        docs: findTargets(
          items.flatMap((item) => (item.type === "doc" ? item.docId : [])),
          shown,
          i18n,
          findDocTarget,
        ),
        sidebars: findTargets(
          items.flatMap((item) =>
            item.type === "docSidebar" ? item.sidebarId : [],
          ),
          shown,
          i18n,
          findSidebarTarget,
        ),
      };
      return [[id, menu] as const];
    }),
  );
}

/** Finds the target of each id in each version that has it. The navbar adds the locale to its path. */
const findTargets = <Target extends { to: string }>(
  ids: readonly string[],
  versions: readonly LocalizedVersion[],
  i18n: I18n,
  find: (version: LocalizedVersion, id: string) => Target | undefined,
): Record<string, Record<string, Target>> =>
  Object.fromEntries(
    ids.map((id) => {
      const targets = versions.flatMap((version) => {
        const target = find(version, id);
        if (!target) return [];
        const { path: to } = removeLocale(i18n, target.to);
        return [[version.name, { ...target, to }] as const];
      });
      return [id, Object.fromEntries(targets)];
    }),
  );

function findDocTarget(
  version: LocalizedVersion,
  id: string,
): DocTarget | undefined {
  const doc = version.byId.get(id);
  return (
    doc && {
      to: doc.path,
      sidebar: findSidebar(version, doc)?.id ?? null,
      isUnlisted: !doc.isListed,
    }
  );
}

function findSidebarTarget(
  { sidebars }: LocalizedVersion,
  sidebarId: string,
): SidebarTarget | undefined {
  const sidebar = sidebars.find(({ id }) => id === sidebarId);
  const link = findFirstLink(sidebar?.items ?? []);
  return link && { to: link.path, label: link.label };
}
