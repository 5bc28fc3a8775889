import type { CreatePagesArgs } from "gatsby";
import { siteConfig } from "../../config/resolved";
import type { Checks } from "../../config/types";
import type { Fault } from "../checks/fault";
import { projectRoot } from "../projectRoot";
import { assetPath, copyAsset } from "./assets";
import type { LinkSite } from "./linkSite";
import { linksSeed } from "./linksSeed";
import { resolveTexts } from "./resolveTexts";
import type { TextWithLinks } from "./resolveTexts";
import type { SiteIndex } from "./siteIndex";

/**
 * Makes the nodes that tell where texts' links lead, and copies the files
 * they lead to. They are nodes of their own because they depend on other
 * texts, too: whatever shows a text is made anew when one of them changes.
 */
export async function syncLinks(
  args: CreatePagesArgs,
  texts: readonly (TextWithLinks & { id: string })[],
  {
    index,
    checks,
    faulty = [],
    copies = true,
  }: {
    index: SiteIndex;
    checks: Checks;
    /** Texts that have no page for their faults: where they link to is only looked at. */
    faulty?: readonly TextWithLinks[];
    /** False for a check alone, which has no output. */
    copies?: boolean;
  },
): Promise<Fault[]> {
  const { actions, createContentDigest, createNodeId, getNode } = args;
  const root = projectRoot(args.store);
  const site: LinkSite = {
    index,
    url: siteConfig.url,
    skip: checks.skip,
    assetPath: (file) => assetPath(root, file),
  };
  const resolved = resolveTexts(texts, site);
  if (copies) for (const file of resolved.assets) copyAsset(root, file);
  const kept = new Set<string>();
  for (const { text, targets } of resolved.texts) {
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
  return [...resolved.faults, ...resolveTexts(faulty, site).faults];
}
