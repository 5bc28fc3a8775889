import type { CreateResolversArgs } from "gatsby";
import { languageTag } from "../../config/languageTag";
import { fillSlots } from "../../lib/fillSlots";
import { formatList } from "../../lib/formatList";
import { buildStrings } from "../content/buildStrings";
import type { PostNode } from "../nodes/contentNodes";
import { projectRoot } from "../projectRoot";
import { authorNames } from "./authorNames";
import { cardSize } from "./drawing/layoutCard";
import { hasOwnPicture } from "./hasOwnPicture";
import { ownPicture } from "./ownPicture";
import type { PictureContext, PictureInfo } from "./ownPicture";
import type { PictureSize } from "./pictureSize";
import { cardSeed } from "./syncCards";
import type { SocialCardNode } from "./syncCards";

type SocialImage = PictureSize & { src: string; alt: string };

/** The field that tells which picture stands for a post elsewhere. */
export function createSocialImage({
  createNodeId,
  store,
}: Pick<CreateResolversArgs, "createNodeId" | "store">) {
  const root = projectRoot(store);

  const altOf = (post: PostNode, names: readonly string[]) => {
    const { lang } = post;
    const title = post.titleMeta ?? post.title;
    if (names.length === 0) return title;
    const authors = formatList(names, languageTag(lang));
    return fillSlots(buildStrings(root, lang).cardAlt, { title, authors });
  };

  return {
    type: "SocialImage",
    description:
      "The picture that other sites show beside a link to the post: the one of its front matter, else a card; null = the site's.",
    resolve: async (
      post: PostNode,
      _: object,
      context: PictureContext,
      info: PictureInfo,
    ): Promise<SocialImage | null> => {
      const names = authorNames(post, (seed) => {
        const id = createNodeId(seed);
        return context.nodeModel.getNodeById({ id, type: "Author" });
      });
      if (hasOwnPicture(post)) {
        const picture = await ownPicture(root, post.cover, context, info);
        const alt = post.cover.alt || altOf(post, names);
        if (picture.src) return { ...picture, alt };
      }
      const id = createNodeId(cardSeed(post));
      const query = { id, type: "SocialCard" };
      const card = context.nodeModel.getNodeById(
        query,
      ) as SocialCardNode | null;
      if (!card?.src) return null;
      return { src: card.src, ...cardSize, alt: altOf(post, names) };
    },
  };
}
