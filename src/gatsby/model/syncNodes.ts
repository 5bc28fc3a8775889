import type { CreatePagesArgs } from "gatsby";

type NodeDraft = {
  id: string;
  type: string;
  fields: object;
  /** Replaces the node when it changes, as a change of the fields does. Default: none. */
  version?: string;
};

/**
 * Syncs all nodes of the given types with drafts: creates new and changed
 * nodes, keeps the rest, deletes those without a draft.
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
  const draftIds = new Set(drafts.map(({ id }) => id));
  for (const node of types.flatMap((type) => getNodesByType(type))) {
    if (!draftIds.has(node.id)) actions.deleteNode(node);
  }
}
