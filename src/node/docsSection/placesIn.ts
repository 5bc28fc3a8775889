import type { DocsContext, DocsStop } from "../../lib/docsContext";
import type { DocEntry } from "../collections/docFields";
import { beside, crumbsAbove } from "./aroundStop";
import type { PlannedVersion } from "./planDocs";
import { stopsOf } from "./sidebar";
import type { Stop } from "./sidebar";

type Place = Pick<DocsContext, "sidebar" | "crumbs" | "previous" | "next">;

/** Where a sidebar lists a page. */
type Listed = { stops: readonly Stop[]; at: number };
type Known = { sidebar: string; places: ReadonlyMap<string, Listed> };

/** Gives where pages of a version stand in its sidebars, as far as they don't say themselves. */
export function placesIn({ docs, sidebars }: PlannedVersion) {
  const all = sidebars.map(({ id, items }): Known => {
    const stops = stopsOf(items);
    const places = new Map<string, Listed>();
    for (const [at, { docId }] of stops.entries()) {
      if (docId !== null && !places.has(docId))
        places.set(docId, { stops, at });
    }
    return { sidebar: id, places };
  });
  const byId = new Map(docs.map((doc) => [doc.docId, doc]));
  const toStop = ({ label, path, lang, docId }: Stop): DocsStop => ({
    label: byId.get(docId ?? "")?.paginationLabel ?? label,
    path,
    ...(lang !== undefined && { lang }),
  });
  /** The neighbour that a page names, none where it says so, else that in the sidebar. */
  const chosenOr = (
    id: string | null | undefined,
    stop: Stop | undefined,
  ): DocsStop | null => {
    if (id === undefined) return stop ? toStop(stop) : null;
    // What is not there is a draft, or reported.
    const doc = id === null ? undefined : byId.get(id);
    if (!doc) return null;
    const { title, sidebarLabel, path, lang, isFallback } = doc;
    const label = sidebarLabel ?? title;
    const own = { label, path, docId: doc.docId, above: [] };
    return toStop({ ...own, ...(isFallback && { lang }) });
  };
  return ({ docId, chosen }: DocEntry): Place => {
    const known =
      chosen.sidebar === undefined
        ? all.find(({ places }) => places.has(docId))
        : all.find(({ sidebar }) => sidebar === chosen.sidebar);
    const listed = known?.places.get(docId);
    const previous = listed && beside(listed.stops, listed.at, -1);
    const next = listed && beside(listed.stops, listed.at, 1);
    return {
      sidebar: known?.sidebar ?? null,
      crumbs: crumbsAbove(listed?.stops[listed.at]),
      previous: chosenOr(chosen.previous, previous),
      next: chosenOr(chosen.next, next),
    };
  };
}
