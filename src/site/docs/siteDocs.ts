import { DEFAULT_DOCS_PLUGIN_ID } from "../../config/constants";
import { localizeText, removeLocale } from "../../config/i18n";
import type { I18n } from "../../config/i18n";
import type { MenuItem, NavbarItem, ResolvedSite } from "../../config/types";
import type {
  DocTarget,
  MenuDocs,
  SidebarTarget,
  SiteDocs,
} from "../../lib/docs";
import { findFirstLink, findSidebar } from "./navigation";
import type { DocsPlan, LocalizedVersion } from "./types";

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
  { docs, i18n, navbar }: ResolvedSite,
  { instances, versions }: DocsPlan,
  locale: string,
  unnamed: string,
): SiteDocs {
  const listed = listDocsItems(navbar.items);
  return Object.fromEntries(
    instances.flatMap(({ id }) => {
      const items = listed
        .filter(({ instance }) => instance === id)
        .map(({ item }) => item);
      if (items.length === 0) return [];
      const shown = versions.filter(
        (version) => version.instance === id && version.locale === locale,
      );
      const title = docs[id]?.title;
      const menu: MenuDocs = {
        last: shown.find(({ isLast }) => isLast)?.name ?? "",
        title: title && localizeText(i18n, title, locale),
        versions: shown.map(({ name, label, byId, mainDocId }) => ({
          name,
          label: label ? localizeText(i18n, label, locale) : unnamed,
          to: withoutLocale(i18n, byId.get(mainDocId ?? "")?.path),
        })),
        docs: findTargets(
          items.flatMap((item) => (item.type === "doc" ? item.docId : [])),
          shown,
          (version, docId) => findDocTarget(i18n, version, docId),
        ),
        sidebars: findTargets(
          items.flatMap((item) =>
            item.type === "docSidebar" ? item.sidebarId : [],
          ),
          shown,
          (version, sidebarId) => findSidebarTarget(i18n, version, sidebarId),
        ),
      };
      return [[id, menu] as const];
    }),
  );
}

/** Finds what ids lead to in each version that has it, by id and by name of the version. */
const findTargets = <Target>(
  ids: readonly string[],
  versions: readonly LocalizedVersion[],
  find: (version: LocalizedVersion, id: string) => Target | undefined,
): Record<string, Record<string, Target>> =>
  Object.fromEntries(
    ids.map((id) => {
      const targets = versions.flatMap((version) => {
        const target = find(version, id);
        return target ? [[version.name, target] as const] : [];
      });
      return [id, Object.fromEntries(targets)];
    }),
  );

function findDocTarget(
  i18n: I18n,
  version: LocalizedVersion,
  id: string,
): DocTarget | undefined {
  const doc = version.byId.get(id);
  return (
    doc && {
      to: withoutLocale(i18n, doc.path) ?? "",
      sidebar: findSidebar(version, doc)?.id ?? null,
      isUnlisted: !doc.isListed,
    }
  );
}

function findSidebarTarget(
  i18n: I18n,
  { sidebars }: LocalizedVersion,
  sidebarId: string,
): SidebarTarget | undefined {
  const sidebar = sidebars.find(({ id }) => id === sidebarId);
  const link = findFirstLink(sidebar?.items ?? []);
  return (
    link && { to: withoutLocale(i18n, link.path) ?? "", label: link.label }
  );
}

/** Removes the locale of a path, which the navbar adds; other addresses stay. */
const withoutLocale = (i18n: I18n, path: string | undefined) =>
  path?.startsWith("/") ? removeLocale(i18n, path).path : path;
