import type { DocsContext } from "../../lib/docsContext";
import type { DocEntry } from "../collections/docFields";
import { unlistedPlaces } from "./renderSidebar";
import type { Sidebar } from "./sidebar";
import { docItem } from "./sidebarRun";

type Facts = Pick<DocsContext, "sidebarFile" | "unlisted">;

/** Gives what a page has to know of the sidebar beside it. */
export function sidebarFacts({ sidebars }: { sidebars: readonly Sidebar[] }) {
  const known = new Map(
    sidebars.map(({ id, file, items }) => [
      id,
      { file, places: unlistedPlaces(items) },
    ]),
  );
  return (sidebar: string | null, doc?: DocEntry): Facts => {
    const own = known.get(sidebar ?? "");
    if (!own) return { sidebarFile: null };
    const { file: sidebarFile, places } = own;
    const at = doc && places.get(doc.docId);
    if (!doc || at === undefined) return { sidebarFile };
    const { label, lang } = docItem(doc);
    return { sidebarFile, unlisted: { at, label, ...(lang && { lang }) } };
  };
}
