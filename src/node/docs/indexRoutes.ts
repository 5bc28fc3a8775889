import { localePath, stripLocale } from "../../config/locales";
import type {
  DocsIndexEntry,
  SidebarCategory,
  SidebarItem,
} from "../../lib/docs";
import type { DocEntry } from "../collections/docFields";
import { createScreenRoute } from "../routes/route";
import type { Route } from "../routes/route";
import { findFirstLink, listItems, placeIndex, sidebarKey } from "./navigation";
import type { LocalizedVersion, Sidebar } from "./types";
import { createCounterparts, createVersionContext } from "./versionContext";

/** A page that lists what is in a category, or in a whole version. */
type Index = {
  planned: LocalizedVersion;
  sidebar: Sidebar;
  /** Null for the start of a version, which is called as its instance is. */
  title: string | null;
  description: string | null;
  path: string;
  /** The path below its version's start, which the same page has in other versions. */
  slug: string;
  source: string;
  /** The category whose entries it lists; none for the start of a version. */
  category?: SidebarCategory;
};

/** Plans a page for each category that asks for one, and for the start of each version that has no page there. */
export function createIndexRoutes(
  versions: readonly LocalizedVersion[],
): Route[] {
  const indexes = versions.flatMap(listIndexes);
  const counterparts = createCounterparts();
  for (const { planned, slug, path } of indexes) {
    counterparts.add(planned, slug, path);
  }
  return indexes.map((index): Route => {
    const { planned, sidebar, title, description, path, category } = index;
    const { version, locale } = planned;
    const same = counterparts.find(planned, index.slug);
    const context = createVersionContext(versions, planned, same);
    const items = category?.items ?? sidebar.items;
    const route = createScreenRoute({
      locale,
      path: stripLocale(path).path,
      template: "DocsIndex",
      // Other versions have much the same, and search engines need one of them.
      isHidden: version.isNoIndex || context.about.last?.isSame === true,
      context: {
        docs: { ...context, ...placeIndex(sidebar, category) },
        sidebar: sidebarKey(planned, sidebar.id),
        docsIndex: { title, description, entries: listEntries(items, planned) },
      },
    });
    return { ...route, source: index.source };
  });
}

function listIndexes(planned: LocalizedVersion): Index[] {
  const { version, locale, docs, sidebars } = planned;
  const start = localePath(locale, version.path);
  const indexes = sidebars.flatMap((sidebar) =>
    listItems(sidebar.items).flatMap(({ category }): Index[] => {
      if (category?.link?.type !== "index") return [];
      const { title, description, path, source } = category.link;
      const slug = path.slice(start.length);
      const own = { title, description, path, slug, source };
      return [{ planned, sidebar, category, ...own }];
    }),
  );
  const [sidebar] = sidebars;
  const hasPage = [...docs, ...indexes].some(({ path }) => path === start);
  if (!sidebar || hasPage || !findFirstLink(sidebar.items)) return indexes;
  const source = `content/${version.area}`;
  const texts = { title: null, description: null };
  return [
    ...indexes,
    { planned, sidebar, path: start, slug: "", source, ...texts },
  ];
}

/** Lists the entries of a category with a word about each. */
function listEntries(
  items: readonly SidebarItem[],
  { docs }: LocalizedVersion,
): DocsIndexEntry[] {
  const byId = new Map(docs.map((doc) => [doc.docId, doc]));
  return items.flatMap((item): DocsIndexEntry[] => {
    const link = findFirstLink([item]);
    if (!link || item.type === "html") return [];
    const { label, lang } = item;
    const entry: DocsIndexEntry = { label, path: link.path, lang };
    if (item.type === "doc") {
      return [{ ...entry, description: byId.get(item.id)?.description }];
    }
    return item.type === "link"
      ? [entry]
      : [{ ...entry, ...describeCategory(item, byId) }];
  });
}

function describeCategory(
  { description, link, items }: SidebarCategory,
  byId: ReadonlyMap<string, DocEntry>,
): Pick<DocsIndexEntry, "description" | "count"> {
  const about =
    link?.type === "doc" ? byId.get(link.id)?.description : link?.description;
  const count = listItems(items).filter(({ isUnlisted }) => !isUnlisted).length;
  return {
    description: description ?? about ?? undefined,
    count: count > 0 ? count : undefined,
  };
}
