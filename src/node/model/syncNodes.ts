import path from "node:path";
import type { CreatePagesArgs, Node, NodeInput } from "gatsby";
import { collections } from "../collections";
import type { DataItem } from "../content/data/loadData";
import type { Entry } from "../content/entry";
import type { Site } from "../content/loadSite";
import { projectRoot } from "../projectRoot";
import { linksSeed } from "./nodeIds";

type FileNode = Node & { absolutePath: string };

/** A node of ours before Gatsby has it. */
type Draft = Pick<NodeInput, "id" | "parent"> & {
  type: string;
  /** Changes when the node must be made anew. */
  digested: object;
  fields: object;
};

/**
 * Makes our nodes agree with the site: creates what is new or has changed,
 * keeps the rest, and deletes what is gone.
 */
export async function syncNodes(
  args: CreatePagesArgs,
  { entries, authors, tags, series, links }: Site,
): Promise<void> {
  const root = projectRoot(args.store);
  const files = findFileNodes(args);
  const parentOf = (sourcePath: string | null) =>
    sourcePath === null ? null : files.get(path.join(root, sourcePath));
  const items = [...authors, ...tags, ...series] as DataItem<object>[];
  const [first] = entries;
  await syncNodesOf(
    args,
    [...collections.map(({ nodeType }) => nodeType), "Author", "Tag", "Series"],
    [
      ...entries.map((entry) => draftEntry(entry, parentOf(entry.sourcePath))),
      ...items.map(({ id, nodeType, sourcePath, ...fields }) => ({
        ...{ id, type: nodeType, digested: fields, fields },
        parent: parentOf(sourcePath) ?? first?.id,
      })),
    ],
  );
  await syncNodesOf(
    args,
    ["TextLinks"],
    links.map(({ entry, targets }) => ({
      id: args.createNodeId(linksSeed(entry)),
      parent: entry.id,
      type: "TextLinks",
      digested: { targets },
      fields: { targets },
    })),
  );
}

function draftEntry(entry: Entry, parent: string | null | undefined): Draft {
  const { id, nodeType, cacheKey, locale, path } = entry;
  const { visibility, isListed, updatedAt } = entry;
  const digested = { cacheKey, locale, path, visibility, isListed, updatedAt };
  return { id, parent, type: nodeType, digested, fields: entry };
}

/** Makes all nodes of some types agree with drafts. */
export async function syncNodesOf(
  args: Pick<
    CreatePagesArgs,
    "actions" | "createContentDigest" | "getNode" | "getNodesByType"
  >,
  types: readonly string[],
  drafts: readonly Draft[],
): Promise<void> {
  const { actions, createContentDigest, getNode, getNodesByType } = args;
  for (const { id, parent, type, digested, fields } of drafts) {
    const contentDigest = createContentDigest(digested);
    if (getNode(id)?.internal.contentDigest === contentDigest) continue;
    const internal = { type, contentDigest };
    // Without a parent whose file is there, Gatsby drops the node as stale.
    const node = { ...fields, id, parent: parent ?? null, children: [] };
    await actions.createNode({ ...node, internal });
  }
  const kept = new Set(drafts.map(({ id }) => id));
  for (const node of types.flatMap((type) => getNodesByType(type))) {
    if (!kept.has(node.id)) actions.deleteNode(node);
  }
}

/** Ids of the nodes of source files by path: of gatsby-plugin-mdx where it made one. */
function findFileNodes({
  getNodesByType,
}: CreatePagesArgs): ReadonlyMap<string, string> {
  const mdxIds = new Map(
    getNodesByType("Mdx").map(({ id, parent }) => [parent, id]),
  );
  return new Map(
    (getNodesByType("File") as FileNode[]).map(({ id, absolutePath }) => [
      absolutePath,
      mdxIds.get(id) ?? id,
    ]),
  );
}
