import type { CreatePagesArgs } from "gatsby";
import { projectRoot } from "../projectRoot";
import { copyAsset } from "./assets";
import { linksSeed } from "./linksSeed";
import type { ResolvedTexts, TextWithLinks } from "./resolveTexts";

/**
 * Makes the nodes that tell where texts' links lead, and copies the files
 * they lead to. They are nodes of their own because they depend on other
 * texts, too: whatever shows a text is made anew when one of them changes.
 */
export async function syncLinks(
  args: CreatePagesArgs,
  {
    texts,
    assets,
  }: Pick<ResolvedTexts<TextWithLinks & { id: string }>, "texts" | "assets">,
): Promise<void> {
  const { actions, createContentDigest, createNodeId, getNode } = args;
  const root = projectRoot(args.store);
  for (const file of assets) copyAsset(root, file);
  const kept = new Set<string>();
  for (const { text, targets } of texts) {
    if (targets.length === 0) continue;
    const id = createNodeId(linksSeed(text));
    kept.add(id);
    const contentDigest = createContentDigest({ targets });
    if (getNode(id)?.internal.contentDigest === contentDigest) continue;
    const internal = { type: "TextLinks", contentDigest };
    // Without a parent whose file is there, Gatsby would drop it as stale.
    await actions.createNode({ id, targets, parent: text.id, internal });
  }
  for (const node of args.getNodesByType("TextLinks")) {
    if (!kept.has(node.id)) actions.deleteNode(node);
  }
}
