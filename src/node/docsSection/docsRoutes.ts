import { stripLocale } from "../../config/locales";
import type { Route } from "../routes/route";
import { createEntryRoute } from "../routes/route";
import { docsAlternates } from "./docsAlternates";
import { indexPlaces, indexRoutes } from "./indexRoutes";
import { placesIn } from "./placesIn";
import type { DocsPlan } from "./planDocs";
import { sidebarFacts } from "./sidebarFacts";
import { versionFacts } from "./versionFacts";

/** The pages of all docs. */
export function* docsRoutes(plan: DocsPlan): Generator<Route> {
  const factsOf = versionFacts(plan);
  const alternatesOf = docsAlternates(plan, factsOf);
  const counterparts = counterpartsOf(plan);
  const placesOf = indexPlaces(plan.versions);
  const lasts = new Map(
    plan.versions
      .filter(({ version }) => version.isLast)
      .map(({ version }) => [version.collection, version.name]),
  );
  for (const planned of plan.versions) {
    const placeOf = placesIn(planned);
    const sidebarOf = sidebarFacts(planned);
    for (const doc of planned.docs) {
      const { collection, version, docId: id, locale } = doc;
      const route = createEntryRoute(doc, "Doc", alternatesOf(doc));
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
    const last = lasts.get(planned.version.collection) ?? "";
    yield* indexRoutes(planned, factsOf, placesOf, last);
  }
}

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
