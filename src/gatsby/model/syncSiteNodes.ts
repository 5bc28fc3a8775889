import type { CreatePagesArgs } from "gatsby";
import { collections } from "../../site/collections";
import type { Entry } from "../../site/collections";
import type { DataItem } from "../../site/content/data/loadData";
import type { Site } from "../../site/loadSite";
import type { LinkTarget } from "../../site/links/resolveEntryLinks";
import { currentConfig } from "../currentSite";
import { projectRoot } from "../projectRoot";
import { createNodeVersion } from "./nodeVersion";
import { syncNodes } from "./syncNodes";

/** An entry with its links, or an item of a data file. */
type Item = (Entry & { targets: readonly LinkTarget[] }) | DataItem<object>;

/** Syncs the nodes of entries and data files with the site. */
export async function syncSiteNodes(
  args: CreatePagesArgs,
  { entries, authors, tags, series, cv, links }: Site,
): Promise<void> {
  const version = createNodeVersion(projectRoot(args.store), currentConfig());
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
    version,
  }));
  await syncNodes(args, [...types, "Author", "Tag", "Series", "Cv"], drafts);
}
