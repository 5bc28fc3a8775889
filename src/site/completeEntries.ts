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
  const complete = (features: TextSite["features"]) => {
    const key = JSON.stringify([config, features]);
    return Promise.all(
      loaded.map((entry) => completeEntry(entry, { config, features }, key)),
    );
  };
  const finished = loaded.filter(({ unfinished }) => !unfinished);
  if (finished.length === loaded.length) return finished;
  // The parts that are shown may embed pages, too.
  const features = findFeatures(config, finished.filter(isPublished));
  const shown = (await complete(features)).filter(isPublished);
  return complete(findFeatures(config, shown));
}

/** What was made of an entry for the last two sites, by the site as text: in develop most is as at the save before. */
const known = new WeakMap<LoadedEntry, Map<string, Promise<LoadedEntry>>>();

/** @param key the site as text */
function completeEntry(
  entry: LoadedEntry,
  site: TextSite,
  key: string,
): Promise<LoadedEntry> {
  const earlier = known.get(entry);
  const completed = earlier?.get(key) ?? createCompleted(entry, site);
  const last = [...(earlier ?? [])]
    .filter(([other]) => other !== key)
    .slice(-1);
  known.set(entry, new Map([...last, [key, completed]]));
  return completed;
}

async function createCompleted(
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
