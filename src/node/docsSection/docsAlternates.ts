import type { DocsContext } from "../../lib/docsContext";
import type { Alternate } from "../../lib/routeContext";
import { alternatesOf } from "../languages/translations";
import type { DocRef } from "../nodes/contentNodes";
import type { DocsPlan } from "./planDocs";
import type { versionFacts } from "./versionFacts";

type Version = Pick<
  DocRef,
  "locale" | "lang" | "path" | "isStandIn" | "isListed"
> & { canonical: string | null };

/** The language versions of each page, by the folder that ties them together. */
export function docsAlternates(
  { versions }: DocsPlan,
  factsOf: ReturnType<typeof versionFacts>,
): Map<string, Alternate[]> {
  const folders = new Map<string, Version[]>();
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
}

/** What search engines should list of a page: neither copies of the last version, nor what a version keeps from them. */
const forSearch = (
  { locale, lang, path, isStandIn, isListed }: DocRef,
  { about, canonical }: Pick<DocsContext, "about" | "canonical">,
): Version => ({
  locale,
  lang,
  path,
  isStandIn,
  isListed: isListed && !about.isNoIndex,
  canonical,
});
