import { stripLocale } from "../../config/locales";
import type { DocsContext, DocsStop } from "../../lib/docsContext";
import { alternatesOf } from "../languages/translations";
import type { DocRef } from "../nodes/contentNodes";
import { textRoute } from "../routes/route";
import type { Route } from "../routes/route";
import type { DocsPlan, PlannedVersion } from "./planDocs";
import { stopsOf } from "./sidebar";
import type { Sidebar, Stop } from "./sidebar";
import { versionFacts } from "./versionFacts";

/** The pages of all docs. */
export function* docsRoutes(plan: DocsPlan): Generator<Route> {
  const factsOf = versionFacts(plan);
  const alternates = alternatesByFolder(plan, factsOf);
  const counterparts = counterpartsOf(plan);
  for (const planned of plan.versions) {
    const placeOf = placesIn(planned);
    for (const doc of planned.docs) {
      const { collection, version, docId: id } = doc;
      const route = textRoute(doc, "Doc", alternates.get(doc.folder) ?? []);
      const versions = counterparts.get(`${collection} ${id}`) ?? {};
      route.context.docs = {
        collection,
        version,
        id,
        versions,
        ...factsOf(planned, doc),
        ...placeOf(doc),
      };
      yield route;
    }
  }
}

const alternatesByFolder = (
  { versions }: DocsPlan,
  factsOf: ReturnType<typeof versionFacts>,
) => {
  const folders = new Map<string, VersionOfText[]>();
  for (const planned of versions) {
    for (const doc of planned.docs) {
      const known = folders.get(doc.folder) ?? [];
      folders.set(doc.folder, known);
      known.push(forSearch(doc, factsOf(planned, doc)));
    }
  }
  return new Map(
    [...folders].map(([folder, all]) => [folder, alternatesOf(all)]),
  );
};

type VersionOfText = Pick<
  DocRef,
  "locale" | "lang" | "path" | "isStandIn" | "isListed"
> & { canonical: string | null };

/** What search engines should list of a page: neither copies of the last version, nor what a version keeps from them. */
const forSearch = (
  { locale, lang, path, isStandIn, isListed }: DocRef,
  { about, canonical }: Pick<DocsContext, "about" | "canonical">,
): VersionOfText => ({
  locale,
  lang,
  path,
  isStandIn,
  isListed: isListed && !about.isNoIndex,
  canonical,
});

/** The paths of a page in all versions that have it, without locale, by collection and id. */
function counterpartsOf({ versions }: DocsPlan) {
  const paths = new Map<string, Record<string, string>>();
  for (const doc of versions.flatMap(({ docs }) => docs)) {
    const key = `${doc.collection} ${doc.docId}`;
    const known = paths.get(key) ?? {};
    known[doc.version] = stripLocale(doc.path).path;
    paths.set(key, known);
  }
  return paths;
}

type Place = Pick<DocsContext, "sidebar" | "crumbs" | "previous" | "next">;

/** Gives where a page stands in its sidebar. */
function placesIn({ docs, sidebars }: PlannedVersion) {
  const places = new Map<
    string,
    { sidebar: Sidebar; stops: Stop[]; at: number }
  >();
  for (const sidebar of sidebars) {
    const stops = stopsOf(sidebar.items);
    for (const [at, { docId }] of stops.entries()) {
      if (docId !== null && !places.has(docId)) {
        places.set(docId, { sidebar, stops, at });
      }
    }
  }
  const byId = new Map(docs.map((doc) => [doc.docId, doc]));
  const toStop = ({ label, path, lang, docId }: Stop): DocsStop => ({
    label: byId.get(docId ?? "")?.paginationLabel ?? label,
    path,
    ...(lang !== undefined && { lang }),
  });
  return ({ docId }: DocRef): Place => {
    const place = places.get(docId);
    if (!place)
      return { sidebar: null, crumbs: [], previous: null, next: null };
    const { sidebar, stops, at } = place;
    const isShown = ({ isUnlisted }: Stop) => !isUnlisted;
    const previous = stops.slice(0, at).findLast(isShown);
    const next = stops.slice(at + 1).find(isShown);
    return {
      sidebar: sidebar.id,
      crumbs: (stops[at]?.above ?? []).map(({ label, link }) => ({
        label,
        path: link?.path ?? null,
        ...(link?.type === "doc" && link.lang && { lang: link.lang }),
      })),
      previous: previous ? toStop(previous) : null,
      next: next ? toStop(next) : null,
    };
  };
}
