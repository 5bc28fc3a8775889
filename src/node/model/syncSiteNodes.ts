import type { CreatePagesArgs } from "gatsby";
import { basePath } from "../../config/resolved";
import { collections } from "../collections";
import type { Entry } from "../collections";
import type { DataItem } from "../content/data/loadData";
import type { Site } from "../site/loadSite";
import type { LinkTarget } from "../links/resolveEntryLinks";
import { projectRoot } from "../paths";
import { hashResolvers } from "./hashResolvers";
import { syncNodes } from "./syncNodes";

/** An entry with its links, or an item of a data file. */
type Item = (Entry & { targets: readonly LinkTarget[] }) | DataItem<object>;

/** Syncs the nodes of entries and data files with the site. */
export async function syncSiteNodes(
  args: CreatePagesArgs,
  { entries, authors, tags, series, cv, links }: Site,
): Promise<void> {
  // Addresses of pictures start with the base path.
  const version = basePath() + hashResolvers(projectRoot(args.store));
  const items: Item[] = [
    ...entries.map((entry) => ({
      ...entry,
      targets: links.get(entry.id) ?? [],
    })),
    ...[...authors, ...tags, ...series, ...cv],
  ];
  const types = collections.map(({ nodeType }) => nodeType);
  const drafts = items.map((item) => ({
    id: item.id,
    type: item.nodeType,
    fields: item,
    // Gatsby caches what resolvers return until their nodes change.
    version,
  }));
  await syncNodes(args, [...types, "Author", "Tag", "Series", "Cv"], drafts);
}
