import type { DocsContext } from "../../lib/docsContext";
import { createAlternates } from "../routes/alternates";
import type { DocEntry } from "../collections/docFields";
import type { DocsPlan } from "./planDocs";
import type { versionFacts } from "./versionFacts";

/** Finds the language versions of a page. */
export const docsAlternates = (
  { versions }: DocsPlan,
  factsOf: ReturnType<typeof versionFacts>,
) =>
  createAlternates(
    versions.flatMap((planned) =>
      planned.docs.map((doc) => forSearch(doc, factsOf(planned, doc))),
    ),
  );

/** Search engines should list neither copies of the last version nor what a version keeps from them. */
const forSearch = (
  { locale, lang, folder, path, isFallback, isListed }: DocEntry,
  { about, canonical }: Pick<DocsContext, "about" | "canonical">,
) => ({
  ...{ locale, lang, folder, path, isFallback, canonical },
  isListed: isListed && !about.isNoIndex,
});
