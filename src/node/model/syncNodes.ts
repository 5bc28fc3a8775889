import type { CreatePagesArgs } from "gatsby";

type NodeDraft = {
  id: string;
  type: string;
  fields: object;
  /** Makes the node new when it changes, as its fields do. Default: none. */
  version?: string;
};

/**
 * Makes all nodes of some types agree with drafts: creates what is new or has
 * changed, keeps the rest, and deletes what is gone.
 */
export async function syncNodes(
  args: CreatePagesArgs,
  types: readonly string[],
  drafts: readonly NodeDraft[],
): Promise<void> {
  const { actions, createContentDigest, getNode, getNodesByType } = args;
  for (const { id, type, fields, version = "" } of drafts) {
    const contentDigest = createContentDigest(JSON.stringify(fields) + version);
    if (getNode(id)?.internal.contentDigest === contentDigest) continue;
    const internal = { type, contentDigest };
    await actions.createNode({ ...fields, id, internal });
  }
  const kept = new Set(drafts.map(({ id }) => id));
  for (const node of types.flatMap((type) => getNodesByType(type))) {
    if (!kept.has(node.id)) actions.deleteNode(node);
  }
}
