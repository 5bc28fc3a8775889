import type { CreateResolversArgs } from "gatsby";
import { languageTag } from "../../config/locales";
import { fillSlots } from "../../lib/fillSlots";
import { formatList } from "../../lib/format";
import { buildStrings } from "../content/buildStrings";
import { collections } from "../collections";
import type { PostEntry } from "../collections/postFields";
import type { Entry } from "../content/entry";
import { projectRoot } from "../projectRoot";
import { cardSize } from "./Card";
import { cardFolder, findCard, nameAuthors } from "./cards";
import { hasSocialCover, resolveCover } from "./coverImage";
import type { ResolverContext } from "./coverImage";

type Args = Pick<CreateResolversArgs, "createNodeId" | "store">;

/** Describes a card or cover: by the title and authors of the post. */
function describePost(root: string, post: PostEntry, authors: string[]) {
  const title = post.titleMeta ?? post.title;
  if (authors.length === 0) return title;
  const names = formatList(authors, languageTag(post.lang));
  const { cardAlt } = buildStrings(root, post.lang);
  return fillSlots(cardAlt, { title, authors: names });
}

/** The `socialImage` fields of all collections; only posts have cards. */
export function createSocialImages({ createNodeId, store }: Args) {
  const root = projectRoot(store);

  const resolvePost = async (
    post: PostEntry,
    _: object,
    context: ResolverContext,
  ) => {
    const findAuthor = (seed: string) =>
      context.nodeModel.getNodeById({ id: createNodeId(seed), type: "Author" });
    const authors = nameAuthors(post, findAuthor);
    const alt = describePost(root, post, authors);
    if (hasSocialCover(post)) {
      const cover = await resolveCover(root, post.cover, context);
      return cover && { ...cover, alt: post.cover.alt || alt };
    }
    const card = findCard(post, findAuthor);
    if (!card) return null;
    return { src: `/${cardFolder}/${card.fileName}`, ...cardSize, alt };
  };

  const resolveEntry = async (
    entry: Entry,
    _: object,
    context: ResolverContext,
  ) => {
    if (!hasSocialCover(entry)) return null;
    const cover = await resolveCover(root, entry.cover, context);
    const alt = entry.cover.alt || (entry.titleMeta ?? entry.title);
    return cover && { ...cover, alt };
  };

  const entryImage = {
    type: "SocialImage",
    description:
      "The image of link previews to the page: its cover; null = the site's image.",
    resolve: resolveEntry,
  };
  return {
    ...Object.fromEntries(
      collections.map(({ nodeType }) => [nodeType, entryImage]),
    ),
    BlogPost: {
      type: "SocialImage",
      description:
        "The image of link previews to the post: its cover, else a card; null = the site's image.",
      resolve: resolvePost,
    },
  };
}
