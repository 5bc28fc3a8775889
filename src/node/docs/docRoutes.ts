import type { DocsContext } from "../../lib/docs";
import type { DocEntry } from "../collections/docFields";
import { createAlternates } from "../routes/alternates";
import { createEntryRoute } from "../routes/route";
import type { Route } from "../routes/route";
import { createNavigation, hideUnlisted, sidebarKey } from "./navigation";
import type { LocalizedVersion } from "./types";
import {
  createCounterparts,
  createVersionContext,
  findLastVersion,
} from "./versionContext";

/** Creates the routes of the pages of all versions. */
export function createDocRoutes(
  versions: readonly LocalizedVersion[],
): Route[] {
  const findCounterparts = createCounterparts(
    versions.flatMap((version) =>
      version.docs.map(({ docId: key, path }) => ({ version, key, path })),
    ),
  );
  const pages = versions.flatMap((version) => {
    const { getDocNavigation } = createNavigation(version);
    return version.docs.map((doc) => {
      const counterparts = findCounterparts(version, doc.docId);
      const navigation = getDocNavigation(doc);
      const { sidebar } = navigation;
      const context: DocsContext = {
        ...createVersionContext(versions, version, counterparts),
        ...navigation,
        ...(!doc.isListed && {
          sidebarItems: showUnlisted(version, sidebar, doc),
        }),
        id: doc.docId,
        canonical: findCanonical(versions, version, doc),
      };
      return { doc, context, sidebar: sidebar && sidebarKey(version, sidebar) };
    });
  });
  // Search engines should not list copies of the last version.
  const findAlternates = createAlternates(
    pages.map(({ doc, context: { canonical } }) => ({ ...doc, canonical })),
  );
  return pages.map(({ doc, context, sidebar }) =>
    createEntryRoute(doc, findAlternates(doc), { docs: context, sidebar }),
  );
}

/** Creates the sidebar beside an unlisted page, which is the only one to show its item. */
function showUnlisted(
  { sidebars }: LocalizedVersion,
  sidebar: string | null,
  { docId }: DocEntry,
) {
  const found = sidebars.find(({ id }) => id === sidebar);
  return found && hideUnlisted(found.items, docId);
}

/**
 * Finds the same page in the last version, for search engines: in its own
 * language, because a translation is no copy of its original.
 */
function findCanonical(
  versions: readonly LocalizedVersion[],
  { instance, isLast }: LocalizedVersion,
  { docId, lang }: DocEntry,
): string | null {
  const last = findLastVersion(versions, { instance, locale: lang });
  if (!last || isLast) return null;
  const same = last.byId.get(docId);
  return same?.isListed && !same.isFallback ? same.path : null;
}
