import type { CreatePagesArgs, Node } from "gatsby";
import { basePath } from "../../config/resolved";
import { collections } from "../collections";
import type { Entry } from "../collections";
import type { DataItem } from "../content/data/loadData";
import type { Site } from "../site/loadSite";
import type { LinkTarget } from "../links/resolveEntryLinks";
import { relativePosix, projectRoot } from "../paths";
import { hashResolvers } from "./hashResolvers";
import { syncNodes } from "./syncNodes";

/** An entry with its links, or an item of a data file. */
type Item = (Entry & { targets: readonly LinkTarget[] }) | DataItem<object>;

/** Makes the nodes of entries and of data files agree with the site. */
export async function syncSiteNodes(
  args: CreatePagesArgs,
  { entries, authors, tags, series, cv, links }: Site,
): Promise<void> {
  const files = findFileNodes(args);
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
    // Without a parent whose file is there, Gatsby drops the node as stale.
    parent: files.get(item.sourcePath ?? "") ?? entries[0]?.id ?? null,
    fields: item,
    // Gatsby keeps what resolvers have answered while their nodes are the same.
    version,
  }));
  await syncNodes(args, [...types, "Author", "Tag", "Series", "Cv"], drafts);
}

/** Ids of the nodes of source files by path from the project's root: of gatsby-plugin-mdx where it made one. */
function findFileNodes({
  getNodesByType,
  store,
}: CreatePagesArgs): ReadonlyMap<string, string> {
  const root = projectRoot(store);
  const mdxIds = new Map(
    getNodesByType("Mdx").map(({ id, parent }) => [parent, id]),
  );
  const files = getNodesByType("File") as (Node & { absolutePath: string })[];
  return new Map(
    files.map(({ id, absolutePath }) => [
      relativePosix(root, absolutePath),
      mdxIds.get(id) ?? id,
    ]),
  );
}
