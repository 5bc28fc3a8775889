import type { ResolvedSite } from "../config/types";
import type { TextSite } from "../components/content";
import type { LoadedEntry } from "./collections";
import { getVisibility, isBuilt } from "./content/visibility";
import { createTextFields } from "./content/textFields";
import { listFeatures } from "../config/features";
import type { Feature } from "../config/features";
import { currentVersion, readDocsArea } from "./collections/docsInstances";
import type { LoadedFields } from "./content/entry";

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

/** Finds the features that a site uses: by its config, and by what its published entries embed. */
export function findFeatures(
  config: ResolvedSite,
  published: readonly Pick<LoadedFields, "area" | "sources">[],
): Feature[] {
  const frames = published.flatMap(({ sources }) => sources["frame-src"] ?? []);
  const areas = [...new Set(published.map(({ area }) => area))];
  return listFeatures(config, {
    frameHosts: frames.map((origin) => new URL(origin).hostname),
    versionedDocs: areas.flatMap((area) => {
      const docs = readDocsArea(area);
      return docs && docs.version !== currentVersion ? docs.instance : [];
    }),
  });
}
