import type { DocsContext } from "../../lib/docs";
import type { DocEntry } from "../collections/docFields";
import { createAlternates } from "../routes/alternates";
import type { Route } from "../routes/route";
import { createEntryRoute } from "../routes/route";
import {
  createPlacementFinder,
  hideUnlisted,
  sidebarKey,
  type Placement,
} from "./navigation";
import type { LocalizedVersion } from "./types";
import {
  createCounterparts,
  createVersionContext,
  findLastVersion,
} from "./versionContext";

/** Plans the pages of all docs. */
export function createDocRoutes(
  versions: readonly LocalizedVersion[],
): Route[] {
  const counterparts = createCounterparts();
  for (const planned of versions) {
    for (const { docId, path } of planned.docs) {
      counterparts.add(planned, docId, path);
    }
  }
  const pages = versions.flatMap((planned) => {
    const findPlace = createPlacementFinder(planned);
    return planned.docs.map((doc) => {
      const same = counterparts.find(planned, doc.docId);
      const place = findPlace(doc);
      const context: DocsContext = {
        ...createVersionContext(versions, planned, same),
        ...place,
        ...(!doc.isListed && { sidebarItems: listItems(planned, place, doc) }),
        id: doc.docId,
        canonical: findCanonical(versions, planned, doc),
      };
      const sidebar = place.sidebar && sidebarKey(planned, place.sidebar);
      return { doc, context, sidebar };
    });
  });
  // Search engines should list neither copies of the last version nor what a version keeps from them.
  const findAlternates = createAlternates(
    pages.map(({ doc, context: { about, canonical } }) => ({
      ...doc,
      canonical,
      isListed: doc.isListed && !about.isNoIndex,
    })),
  );
  return pages.map(({ doc, context, sidebar }) =>
    createEntryRoute(doc, findAlternates(doc), { docs: context, sidebar }),
  );
}

/** The sidebar beside an unlisted page, which it alone shows that page. */
function listItems(
  { sidebars }: LocalizedVersion,
  { sidebar }: Placement,
  { docId }: DocEntry,
) {
  const found = sidebars.find(({ id }) => id === sidebar);
  return found && hideUnlisted(found.items, docId);
}

/**
 * Finds the same page in the last version, for search engines: in its own
 * language, for a translation is no copy of its original.
 */
function findCanonical(
  versions: readonly LocalizedVersion[],
  { version }: LocalizedVersion,
  { docId, lang }: DocEntry,
): string | null {
  const last = findLastVersion(versions, { version, locale: lang });
  if (!last || version.isLast || last.version.isNoIndex) return null;
  const same = last.docs.find((doc) => doc.docId === docId);
  return same?.isListed && !same.isFallback ? same.path : null;
}
