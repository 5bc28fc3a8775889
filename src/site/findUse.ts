import { listFeatures } from "../config/features";
import type { Feature } from "../config/features";
import type { OwnerConfig } from "../config/types";
import { currentVersion, readDocsArea } from "./collections/docsInstances";
import type { LoadedFields } from "./content/entry";
import { findOtherHosts } from "./otherHosts";
import type { EntrySources } from "./otherHosts";

/** What texts can say of the site. */
export type SiteUse = {
  features: Feature[];
  /** The other hosts that its pages ask by themselves, but for those of its services. */
  otherHosts: string[];
};

/** Finds what a site uses: by its config, and by what its published entries embed. */
export function findUse(
  { config, sidebars }: Pick<OwnerConfig, "config" | "sidebars">,
  published: readonly (EntrySources & Pick<LoadedFields, "area">)[],
): SiteUse {
  const frames = published.flatMap(({ sources }) => sources.embeds ?? []);
  const otherHosts = findOtherHosts(config, sidebars, published);
  const areas = [...new Set(published.map(({ area }) => area))];
  const features = listFeatures(config, {
    otherHosts,
    frameHosts: frames.map((origin) => new URL(origin).hostname),
    versionedDocs: areas.flatMap((area) => {
      const docs = readDocsArea(area);
      return docs && docs.version !== currentVersion ? docs.instance : [];
    }),
  });
  return { features, otherHosts };
}
