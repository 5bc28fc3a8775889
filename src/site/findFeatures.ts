import { listFeatures } from "../config/features";
import type { Feature } from "../config/features";
import type { ResolvedSite } from "../config/types";
import { currentVersion, readDocsArea } from "./collections/docsInstances";
import type { LoadedFields } from "./content/entry";

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
