import type { CreatePagesArgs, Node } from "gatsby";
import { siteConfig } from "../../config/resolved";
import { nodeSeed } from "../nodes/contentNodes";
import type { PostRef } from "../nodes/contentNodes";
import { projectRoot } from "../projectRoot";
import { authorNames } from "./authorNames";
import { cardFolder, createCardMaker } from "./createCardMaker";
import type { CardFile } from "./drawing/drawCards";
import { countOf } from "../content/countOf";
import { someOf } from "../strings/someOf";
import { hasOwnPicture } from "./hasOwnPicture";

/** The card of a text: of the post in its language, and of its stand-ins. */
export type SocialCardNode = Node & {
  /** Path from the site's root; null where no card is drawn. */
  src: string | null;
};

const isProduction = () => process.env.NODE_ENV === "production";

type TextKey = { folder: string; lang: string };

/** The seed of the id of a text's card. */
export const cardSeed = ({ folder, lang }: TextKey) =>
  nodeSeed("SocialCard", folder, lang);

/**
 * Makes the nodes that tell which card a post has, and names the cards.
 * A card depends on authors, config and the code that draws it, too: pages
 * that ask for the node are made anew when any of these changes it.
 */
export async function syncCards(
  args: CreatePagesArgs,
  posts: readonly PostRef[],
): Promise<Map<string, CardFile>> {
  const { actions, createContentDigest, createNodeId, getNode } = args;
  const makeCard = siteConfig.blog.socialCards
    ? createCardMaker(projectRoot(args.store), siteConfig)
    : () => null;
  const find = (seed: string) => getNode(createNodeId(seed));
  const cards = new Map<string, CardFile>();
  const kept = new Set<string>();
  const undrawn: string[] = [];
  for (const post of posts) {
    if (post.isStandIn || hasOwnPicture(post)) continue;
    const id = createNodeId(cardSeed(post));
    kept.add(id);
    // Develop draws nothing, and comes here after each change: a name from before will do.
    if (!isProduction() && getNode(id)) continue;
    const card = makeCard(post, authorNames(post, find));
    if (card) cards.set(card.name, card);
    else undrawn.push(post.path);
    const src = card && `/${cardFolder}/${card.name}`;
    const contentDigest = createContentDigest({ src });
    if (getNode(id)?.internal.contentDigest === contentDigest) continue;
    const internal = { type: "SocialCard", contentDigest };
    // Without a parent whose file is there, Gatsby would drop it as stale in
    // the next build, and run the queries of its pages again.
    await actions.createNode({ id, src, parent: post.id, internal });
  }
  for (const node of args.getNodesByType("SocialCard")) {
    if (!kept.has(node.id)) actions.deleteNode(node);
  }
  if (siteConfig.blog.socialCards && undrawn.length > 0) {
    args.reporter.info(
      `Social cards: their typefaces have no letters for ${countOf(undrawn.length, "title")}, so other sites show the site's own picture: ${someOf(undrawn)}.`,
    );
  }
  return cards;
}
