import type { NavbarItem } from "../../config/types";
import type { Localized } from "../../config/localize";
import type { DocsContext } from "../../lib/docsContext";
import type {
  DocTarget,
  MenuDocs,
  MenuVersion,
  SidebarTarget,
  SiteDocs,
} from "../../lib/siteDocs";
import { groupBy } from "../../lib/groupBy";
import type { Route } from "../routes/route";
import { byLocale, labelByLocale, withoutLocale } from "./byLocale";
import type { DocsCollection } from "./collectionsOf";
import { namedDocs } from "./namedDocs";
import type { NamedDocs } from "./namedDocs";
import type { DocsPlan, PlannedVersion } from "./planDocs";
import { firstLink } from "./sidebar";

type Site = {
  plan: DocsPlan;
  routes: readonly Route[];
  items: readonly NavbarItem[];
  /** What readers see of a version, and of a collection that has a name. */
  labelOf: (version: DocsCollection["versions"][number]) => Localized;
  titleOf: (collection: string) => Localized | undefined;
};

/** What the bar has to know of the docs that it names; null where it names none. */
export function siteDocsOf(site: Site): SiteDocs | null {
  const { plan, routes, items } = site;
  const named = new Map(
    groupBy(namedDocs(items), ({ collection }) => collection),
  );
  const pages = pagesOf(routes);
  const known = plan.collections.flatMap((collection) => {
    const own = named.get(collection.id);
    return own
      ? [[collection.id, menuDocs(collection, own, pages, site)] as const]
      : [];
  });
  return known.length > 0 ? Object.fromEntries(known) : null;
}

type Page = { path: string; docs: DocsContext };
type Pages = ReadonlyMap<string, Page>;

const keyOf = (
  collection: string,
  version: string,
  locale: string,
  id: string,
) => JSON.stringify([collection, version, locale, id]);

const pagesOf = (routes: readonly Route[]): Pages =>
  new Map(
    routes.flatMap(({ path, context: { docs, locale } }) =>
      docs?.id
        ? [
            [
              keyOf(docs.collection, docs.version, locale, docs.id),
              { path, docs },
            ],
          ]
        : [],
    ),
  );

function menuDocs(
  { id, versions }: DocsCollection,
  named: readonly NamedDocs[],
  pages: Pages,
  { plan, labelOf, titleOf }: Site,
): MenuDocs {
  const planned = versions.map((version) => {
    const own = plan.versions.filter((one) => one.version === version);
    return { version, inLocale: new Map(own.map((one) => [one.locale, one])) };
  });
  const pageOf = (version: string, locale: string, doc: string) =>
    pages.get(keyOf(id, version, locale, doc));

  const docTarget = (
    name: string,
    inLocale: ReadonlyMap<string, PlannedVersion>,
    doc: string,
  ): DocTarget | undefined => {
    const to = byLocale((code) => withoutLocale(pageOf(name, code, doc)?.path));
    if (to === undefined) return undefined;
    const found = [...inLocale].flatMap(([code, { docs }]) => {
      const ref = docs.find(({ docId }) => docId === doc);
      return ref ? [{ ref, page: pageOf(name, code, doc) }] : [];
    });
    const sidebar = found.find(({ page }) => page?.docs.sidebar)?.page?.docs;
    return {
      to,
      ...(sidebar?.sidebar && { sidebar: sidebar.sidebar }),
      ...(found.some(({ ref }) => !ref.isListed) && { isUnlisted: true }),
    };
  };

  const sidebarTarget = (
    inLocale: ReadonlyMap<string, PlannedVersion>,
    sidebar: string,
    needsLabel: boolean,
  ): SidebarTarget | undefined => {
    const linkIn = (code: string) => {
      const all = inLocale.get(code)?.sidebars ?? [];
      return firstLink(all.find((one) => one.id === sidebar)?.items ?? []);
    };
    const to = byLocale((code) => withoutLocale(linkIn(code)?.path));
    const label = needsLabel && labelByLocale((code) => linkIn(code)?.label);
    return to === undefined ? undefined : { to, ...(label && { label }) };
  };

  const inVersions = <Target>(
    make: (one: (typeof planned)[number]) => Target | undefined,
  ) =>
    Object.fromEntries(
      planned.flatMap((one) => {
        const target = make(one);
        return target === undefined ? [] : [[one.version.name, target]];
      }),
    );

  const docs: Record<string, Record<string, DocTarget>> = {};
  const sidebars: Record<string, Record<string, SidebarTarget>> = {};
  for (const { item } of named) {
    if (item.type === "doc") {
      docs[item.docId] ??= inVersions(({ version, inLocale }) =>
        docTarget(version.name, inLocale, item.docId),
      );
    } else if (item.type === "docSidebar") {
      const needsLabel = named.some(
        ({ item: one }) =>
          one.type === "docSidebar" &&
          one.sidebarId === item.sidebarId &&
          one.label === undefined,
      );
      sidebars[item.sidebarId] ??= inVersions(({ inLocale }) =>
        sidebarTarget(inLocale, item.sidebarId, needsLabel),
      );
    }
  }
  const title = titleOf(id);
  return {
    last: versions.find(({ isLast }) => isLast)?.name ?? "",
    versions: planned.map(({ version, inLocale }): MenuVersion => {
      const to = byLocale((code) => {
        const main = inLocale.get(code)?.mainDocId;
        const page = main ? pageOf(version.name, code, main) : undefined;
        return withoutLocale(page?.path);
      });
      return { name: version.name, label: labelOf(version), ...(to && { to }) };
    }),
    ...(title && { title }),
    docs,
    sidebars,
  };
}
