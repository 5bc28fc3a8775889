import type { ResolvedSite } from "../config/types";
import type { TextSite } from "../components/content";
import type { LoadedEntry } from "./collections";
import { getVisibility, isBuilt } from "./content/visibility";
import { findFeatures } from "./findFeatures";
import { createTextFields } from "./content/textFields";

/**
 * Completes the entries whose texts have site components, such as `<When>` and
 * `<Legal>`: what these show depends on the config, and on what the published
 * entries use.
 */
export async function completeEntries(
  loaded: readonly LoadedEntry[],
  config: ResolvedSite,
  showsHidden: boolean,
): Promise<LoadedEntry[]> {
  const now = new Date();
  const isPublished = (entry: LoadedEntry) =>
    isBuilt(getVisibility(now, entry), showsHidden);
  const complete = (features: TextSite["features"]) =>
    Promise.all(
      loaded.map((entry) => completeEntry(entry, { config, features })),
    );
  const finished = loaded.filter(({ unfinished }) => !unfinished);
  if (finished.length === loaded.length) return finished;
  // The parts that are shown may embed pages, too.
  const features = findFeatures(config, finished.filter(isPublished));
  const shown = (await complete(features)).filter(isPublished);
  return complete(findFeatures(config, shown));
}

async function completeEntry(
  { unfinished, ...entry }: LoadedEntry,
  site: TextSite,
): Promise<LoadedEntry> {
  if (!unfinished) return { ...entry, unfinished };
  const markdown = await import("./markdown/compile");
  const { content, diagnostics } = markdown.completeText(unfinished.text, site);
  const fields = createTextFields(content, unfinished.frame, markdown);
  return {
    ...entry,
    ...fields,
    // The others are those of the front matter.
    images: [...fields.images, ...entry.images.filter(({ field }) => field)],
    diagnostics: [...entry.diagnostics, ...diagnostics],
    unfinished: null,
  };
}
