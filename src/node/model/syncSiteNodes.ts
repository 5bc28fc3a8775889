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

/** Makes the nodes of entries and of data files agree with the site. */
export async function syncSiteNodes(
  args: CreatePagesArgs,
  { entries, authors, tags, series, cv, links }: Site,
): Promise<void> {
  // Addresses of pictures begin with the base path.
  const version = basePath() + hashResolvers(projectRoot(args.store));
  const items: Item[] = [
    ...entries.map((one) => ({ ...one, targets: links.get(one.id) ?? [] })),
    ...[...authors, ...tags, ...series, ...cv],
  ];
  const types = collections.map(({ nodeType }) => nodeType);
  const drafts = items.map((item) => ({
    id: item.id,
    type: item.nodeType,
    fields: item,
    // Gatsby keeps what resolvers have answered while their nodes are the same.
    version,
  }));
  await syncNodes(args, [...types, "Author", "Tag", "Series", "Cv"], drafts);
}
