import { stripLocale } from "../../config/locales";
import type { DocsContext } from "../../lib/docsContext";
import { alternatesOf } from "../languages/translations";
import type { DocRef } from "../nodes/contentNodes";
import { textRoute } from "../routes/route";
import type { Route } from "../routes/route";
import { placesIn } from "./placesIn";
import type { DocsPlan } from "./planDocs";
import { indexRoutes } from "./indexRoutes";
import { sidebarFacts } from "./sidebarFacts";
import { versionFacts } from "./versionFacts";

/** The pages of all docs. */
export function* docsRoutes(plan: DocsPlan): Generator<Route> {
  const factsOf = versionFacts(plan);
  const alternates = alternatesByFolder(plan, factsOf);
  const counterparts = counterpartsOf(plan);
  for (const planned of plan.versions) {
    const placeOf = placesIn(planned);
    const sidebarOf = sidebarFacts(planned);
    for (const doc of planned.docs) {
      const { collection, version, docId: id, locale } = doc;
      const route = textRoute(doc, "Doc", alternates.get(doc.folder) ?? []);
      const place = placeOf(doc);
      const versions = counterparts.get(`${collection} ${locale} ${id}`) ?? {};
      route.context.docs = {
        collection,
        version,
        id,
        versions,
        ...factsOf(planned, doc),
        ...place,
        ...sidebarOf(place.sidebar, doc),
      };
      yield route;
    }
    yield* indexRoutes(planned, factsOf);
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

/** The paths of a page in all versions that have it, without locale, by collection, locale and id. */
function counterpartsOf({ versions }: DocsPlan) {
  const paths = new Map<string, Record<string, string>>();
  for (const doc of versions.flatMap(({ docs }) => docs)) {
    const key = `${doc.collection} ${doc.locale} ${doc.docId}`;
    const known = paths.get(key) ?? {};
    known[doc.version] = stripLocale(doc.path).path;
    paths.set(key, known);
  }
  return paths;
}
