import path from "node:path";
import type { CreatePagesArgs, Node } from "gatsby";
import { collections } from "../collections";
import type { DataItem } from "../content/data/loadData";
import type { Entry } from "../content/entry";
import type { Site } from "../content/loadSite";
import type { LinkTarget } from "../links/resolveEntryLinks";
import { projectRoot } from "../projectRoot";

/** An entry with its links, or an item of a data file. */
type Item = (Entry & { targets: readonly LinkTarget[] }) | DataItem<object>;

/** What makes a node new when it changes; of an entry's file, its cache key stands for the rest. */
function pickChanging(draft: Draft | (Draft & Item)): object {
  if (!("cacheKey" in draft)) return draft;
  const { cacheKey, path, visibility, isListed, updatedAt, targets } = draft;
  return { cacheKey, path, visibility, isListed, updatedAt, targets };
}

/** Makes the nodes of entries and of data files agree with the site. */
export async function syncNodes(
  args: CreatePagesArgs,
  { entries, authors, tags, series, links }: Site,
): Promise<void> {
  const files = findFileNodes(args);
  const items: Item[] = [
    ...entries.map((one) => ({ ...one, targets: links.get(one.id) ?? [] })),
    ...[...authors, ...tags, ...series],
  ];
  const types = collections.map(({ nodeType }) => nodeType);
  const drafts = items.map((item) => ({
    ...item,
    // Without a parent whose file is there, Gatsby drops the node as stale.
    parent: files.get(item.sourcePath ?? "") ?? entries[0]?.id ?? null,
  }));
  await syncNodesOf(args, [...types, "Author", "Tag", "Series"], drafts);
}

/** A node to be; Gatsby adds what is its own. */
type Draft = { id: string; nodeType: string; parent: string | null };

/**
 * Makes all nodes of some types agree with drafts: creates what is new or has
 * changed, keeps the rest, and deletes what is gone.
 */
export async function syncNodesOf(
  args: CreatePagesArgs,
  types: readonly string[],
  drafts: readonly Draft[],
): Promise<void> {
  const { actions, createContentDigest, getNode, getNodesByType } = args;
  for (const draft of drafts) {
    const { id, nodeType: type } = draft;
    const contentDigest = createContentDigest(pickChanging(draft));
    if (getNode(id)?.internal.contentDigest === contentDigest) continue;
    const internal = { type, contentDigest };
    await actions.createNode({ ...draft, children: [], internal });
  }
  const kept = new Set(drafts.map(({ id }) => id));
  for (const node of types.flatMap((type) => getNodesByType(type))) {
    if (!kept.has(node.id)) actions.deleteNode(node);
  }
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
      path.posix.relative(root, absolutePath),
      mdxIds.get(id) ?? id,
    ]),
  );
}
