import type { CreatePagesArgs, Node } from "gatsby";
import { siteConfig } from "../../config/resolved";
import { countOf } from "../content/countOf";
import { dataSeed } from "../model/nodeIds";
import type { PostEntry } from "../collections/postFields";
import type { Author } from "../content/data/authors";
import { someOf } from "../../lib/someOf";
import { hasSocialCover } from "./coverImage";
import { describeCard } from "./describeCard";
import type { CardFile } from "./describeCard";

/** The card of a post, and of the fallbacks that show the same text. */
export type SocialCardNode = Node & {
  /** Path from the site's root; null if the post has no card. */
  src: string | null;
};

/** Folder of the cards, in the site. */
export const cardFolder = "social-cards";

/** The seed of the id of a post's card. */
export const cardSeed = ({
  folder,
  lang,
}: Pick<PostEntry, "folder" | "lang">) => dataSeed("SocialCard", folder, lang);

/**
 * Names the authors of a post as readers see them.
 * @param findAuthor finds an author's node by the seed of its id
 */
export const nameAuthors = (
  { bylines, locale }: Pick<PostEntry, "bylines" | "locale">,
  findAuthor: (seed: string) => object | null | undefined,
): string[] =>
  bylines.flatMap(({ key, own }) => {
    if (key === null) return own?.name || [];
    const author = findAuthor(dataSeed("Author", key, locale));
    // Unknown authors are reported when references are checked.
    return author ? own?.name || (author as Author).name || [] : [];
  });

/**
 * Creates a node for the card of each post without a cover. Pages query it by
 * id, so that they are made again when authors or the config change the card.
 * @returns the cards that the site needs
 */
export async function createCardNodes(
  args: CreatePagesArgs,
  posts: readonly PostEntry[],
): Promise<CardFile[]> {
  const { actions, createContentDigest, createNodeId, getNode } = args;
  const cards: CardFile[] = [];
  const nodeIds = new Set<string>();
  const withoutCard: string[] = [];
  for (const post of siteConfig.blog.socialCards ? posts : []) {
    if (post.isFallback || hasSocialCover(post)) continue;
    const authors = nameAuthors(post, (seed) => getNode(createNodeId(seed)));
    const card = describeCard(post, authors, siteConfig);
    if (card) cards.push(card);
    else withoutCard.push(post.path);
    const id = createNodeId(cardSeed(post));
    nodeIds.add(id);
    const src = card && `/${cardFolder}/${card.fileName}`;
    const contentDigest = createContentDigest({ src });
    if (getNode(id)?.internal.contentDigest === contentDigest) continue;
    const internal = { type: "SocialCard", contentDigest };
    // Gatsby would drop a node without a parent as stale in the next build.
    await actions.createNode({ id, src, parent: post.id, internal });
  }
  for (const node of args.getNodesByType("SocialCard")) {
    if (!nodeIds.has(node.id)) actions.deleteNode(node);
  }
  if (withoutCard.length > 0) {
    args.reporter.info(
      `Social cards: the fonts lack letters of ${countOf(withoutCard.length, "title")}. Link previews show the site's image instead: ${someOf(withoutCard)}.`,
    );
  }
  return cards;
}
