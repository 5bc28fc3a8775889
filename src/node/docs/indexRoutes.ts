import { localePath, stripLocale } from "../../config/locales";
import type {
  DocsIndexEntry,
  SidebarCategory,
  SidebarItem,
} from "../../lib/docs";
import { createScreenRoute } from "../routes/route";
import type { Route } from "../routes/route";
import {
  createNavigation,
  findFirstLink,
  listPages,
  sidebarKey,
} from "./navigation";
import type { LocalizedVersion } from "./types";
import { createCounterparts, createVersionContext } from "./versionContext";

/** Creates the generated indexes: of each category with one, and of each version without a page at its start. */
export function createIndexRoutes(
  versions: readonly LocalizedVersion[],
): Route[] {
  const indexes = versions.flatMap(listIndexes);
  const findCounterparts = createCounterparts(indexes);
  return indexes.map(
    ({ version, key, path, navigation, docsIndex, source }) => {
      const counterparts = findCounterparts(version, key);
      const context = createVersionContext(versions, version, counterparts);
      const route = createScreenRoute({
        locale: version.locale,
        path: stripLocale(path).path,
        template: "DocsIndex",
        // Other versions have much the same, and search engines need one of them.
        isHidden: context.about.last?.isSame === true,
        context: {
          docs: { ...context, ...navigation },
          sidebar: sidebarKey(version, navigation.sidebar),
          docsIndex,
        },
      });
      return { ...route, source };
    },
  );
}

function listIndexes(version: LocalizedVersion) {
  const { docs, locale, sidebars } = version;
  const { getIndexNavigation } = createNavigation(version);
  const start = localePath(locale, version.path);
  const indexes = sidebars.flatMap(({ id, items }) =>
    listPages(items).flatMap(({ category }) => {
      if (category?.link?.type !== "index") return [];
      const { title, description, path, source } = category.link;
      const entries = listEntries(category.items, version);
      return {
        version,
        // Other versions have it at the same path below their start.
        key: path.slice(start.length),
        path,
        navigation: getIndexNavigation(id, category),
        docsIndex: { title, description, entries },
        source,
      };
    }),
  );
  const [sidebar] = sidebars;
  const hasPage = [...docs, ...indexes].some(({ path }) => path === start);
  if (!sidebar || hasPage || !findFirstLink(sidebar.items)) return indexes;
  const entries = listEntries(sidebar.items, version);
  return [
    ...indexes,
    {
      version,
      key: "",
      path: start,
      navigation: getIndexNavigation(sidebar.id),
      docsIndex: { title: null, description: null, entries },
      source: `content/${version.area}`,
    },
  ];
}

/** Lists the items of a category with their descriptions. */
const listEntries = (
  items: readonly SidebarItem[],
  version: LocalizedVersion,
): DocsIndexEntry[] =>
  items.flatMap((item): DocsIndexEntry[] => {
    const link = findFirstLink([item]);
    if (!link || item.type === "html") return [];
    const { label, lang } = item;
    const entry = { label, path: link.path, lang };
    switch (item.type) {
      case "doc": {
        const { description } = version.byId.get(item.id) ?? {};
        return [{ ...entry, description }];
      }
      case "link":
        return [entry];
      case "category":
        return [{ ...entry, ...describeCategory(item, version) }];
    }
  });

function describeCategory(
  { description, link, items }: SidebarCategory,
  { byId }: LocalizedVersion,
): Pick<DocsIndexEntry, "description" | "count"> {
  const linked = link?.type === "doc" ? byId.get(link.id) : link;
  const count = listPages(items).filter(({ isUnlisted }) => !isUnlisted).length;
  return {
    description: description ?? linked?.description ?? undefined,
    count: count > 0 ? count : undefined,
  };
}
