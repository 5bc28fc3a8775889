import { stripLocale } from "../../config/locales";
import { alternatesOf } from "../languages/translations";
import type { DocRef } from "../nodes/contentNodes";
import { textRoute } from "../routes/route";
import type { Route } from "../routes/route";
import { placesIn } from "./placesIn";
import type { DocsPlan } from "./planDocs";

/** The pages of all docs. */
export function* docsRoutes(plan: DocsPlan): Generator<Route> {
  const alternates = alternatesByFolder(plan);
  const counterparts = counterpartsOf(plan);
  for (const planned of plan.versions) {
    const placeOf = placesIn(planned);
    for (const doc of planned.docs) {
      const { collection, version, docId: id, locale } = doc;
      const route = textRoute(doc, "Doc", alternates.get(doc.folder) ?? []);
      const versions = counterparts.get(`${collection} ${locale} ${id}`) ?? {};
      route.context.docs = {
        collection,
        version,
        id,
        versions,
        ...placeOf(doc),
      };
      yield route;
    }
  }
}

const alternatesByFolder = ({ versions }: DocsPlan) => {
  const folders = new Map<string, DocRef[]>();
  for (const doc of versions.flatMap(({ docs }) => docs)) {
    const known = folders.get(doc.folder);
    if (known) known.push(doc);
    else folders.set(doc.folder, [doc]);
  }
  return new Map(
    [...folders].map(([folder, all]) => [folder, alternatesOf(all)]),
  );
};

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
