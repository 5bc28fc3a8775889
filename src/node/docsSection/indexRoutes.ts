import { localePath, stripLocale } from "../../config/locales";
import type { DocsContext, DocsStop } from "../../lib/docsContext";
import { createScreenRoute } from "../routes/route";
import type { Route } from "../routes/route";
import { beside, crumbsAbove } from "./aroundStop";
import { indexEntries } from "./indexEntries";
import type { PlannedVersion } from "./planDocs";
import { sidebarFacts } from "./sidebarFacts";
import { stopsOf } from "./sidebar";
import type { Sidebar, SidebarCategory, SidebarItem, Stop } from "./sidebar";
import type { versionFacts } from "./versionFacts";

type FactsOf = ReturnType<typeof versionFacts>;
type Listing = {
  sidebar: Sidebar;
  title: string | null;
  description: string | null;
  path: string;
  source: string;
  items: readonly SidebarItem[];
  /** The category whose entries it lists; none for the start of a version. */
  category?: SidebarCategory;
};

type Places = ReturnType<typeof indexPlaces>;

/**
 * Gives the paths of a list in the versions that have it, by their names: those
 * of lists at the same place below their versions' starts.
 */
export function indexPlaces(versions: readonly PlannedVersion[]) {
  const keyOf = ({ version, locale }: PlannedVersion, path: string) =>
    [
      version.collection,
      locale,
      path.slice(localePath(locale, version.path).length),
    ].join(" ");
  const places = new Map<string, Record<string, string>>();
  for (const planned of versions) {
    for (const { path } of listings(planned)) {
      const key = keyOf(planned, path);
      const known = places.get(key) ?? {};
      known[planned.version.name] = path;
      places.set(key, known);
    }
  }
  return (planned: PlannedVersion, path: string) =>
    places.get(keyOf(planned, path)) ?? {};
}

/** Pages that list what is in a category, and one for the start of a version that has no page there. */
export function* indexRoutes(
  planned: PlannedVersion,
  factsOf: FactsOf,
  placesOf: Places,
  last: string,
): Generator<Route> {
  const { version, locale } = planned;
  const { collection, name, isNoIndex } = version;
  const sidebarOf = sidebarFacts(planned);
  for (const listing of listings(planned)) {
    const { sidebar, path, source, title, description } = listing;
    const places = placesOf(planned, path);
    const newest = version.isLast ? undefined : places[last];
    const route = createScreenRoute({
      locale,
      path: stripLocale(path).path,
      template: "DocsIndex",
      // Other versions have much the same, and search engines need one of them.
      isHidden: isNoIndex || newest !== undefined,
    });
    route.source = source;
    const page = { docId: null, locale, lang: locale };
    const { about, ...facts } = factsOf(planned, page);
    route.context.docs = {
      collection,
      version: name,
      id: null,
      versions: Object.fromEntries(
        Object.entries(places).map(([one, at]) => [one, stripLocale(at).path]),
      ),
      ...facts,
      about:
        about.last && newest !== undefined
          ? { ...about, last: { ...about.last, path: newest, isSame: true } }
          : about,
      sidebar: sidebar.id,
      ...sidebarOf(sidebar.id),
      ...placeOf(listing),
    };
    route.context.docsIndex = {
      title,
      description,
      entries: indexEntries(listing.items),
    };
    yield route;
  }
}

function* listings({
  version,
  locale,
  docs,
  sidebars,
}: PlannedVersion): Generator<Listing> {
  const paths = new Set(docs.map(({ path }) => path));
  for (const sidebar of sidebars) {
    for (const { category } of stopsOf(sidebar.items)) {
      if (category?.link?.type !== "index") continue;
      const { title, description, path, source } = category.link;
      paths.add(path);
      const { items } = category;
      yield { sidebar, title, description, path, source, items, category };
    }
  }
  const [first] = sidebars;
  const path = localePath(locale, version.path);
  if (!first || paths.has(path) || indexEntries(first.items).length === 0) {
    return;
  }
  const source = `content/${version.area}`;
  const start = { path, source, title: null, description: null };
  yield { sidebar: first, items: first.items, ...start };
}

function placeOf({
  sidebar,
  category,
}: Listing): Pick<DocsContext, "crumbs" | "previous" | "next"> {
  const stops = stopsOf(sidebar.items);
  const at = stops.findIndex((stop) => category && stop.category === category);
  const previous = beside(stops, at, -1);
  const next = beside(stops, at, 1);
  return {
    crumbs: crumbsAbove(stops[at]),
    previous: previous ? toStop(previous) : null,
    next: next ? toStop(next) : null,
  };
}

const toStop = ({ label, path, lang }: Stop): DocsStop => ({
  label,
  path,
  ...(lang !== undefined && { lang }),
});
