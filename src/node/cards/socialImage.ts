import path from "node:path";
import type { CreateResolversArgs, Node } from "gatsby";
import { languageTag } from "../../config/languageTag";
import { fillSlots } from "../../lib/fillSlots";
import { formatList } from "../../lib/formatList";
import { buildStrings } from "../content/buildStrings";
import type { PostNode } from "../nodes/contentNodes";
import { projectRoot } from "../projectRoot";
import { authorNames } from "./authorNames";
import { cardSize } from "./drawing/layoutCard";
import { hasOwnPicture } from "./hasOwnPicture";
import { pictureSize } from "./pictureSize";
import type { PictureSize } from "./pictureSize";
import { cardSeed } from "./syncCards";
import type { SocialCardNode } from "./syncCards";

type SocialImage = PictureSize & { src: string; alt: string };
type Resolve = (source: object, args: object, ...rest: unknown[]) => string;
type Context = {
  nodeModel: {
    getNodeById: (query: { id: string; type: string }) => object | null;
    findOne: (query: object) => Promise<Node | null>;
  };
};
type Info = {
  schema: {
    getType: (name: string) => {
      getFields: () => Record<string, { resolve: Resolve }>;
    };
  };
};

/** The picture of a post's front matter, copied into the site as `publicURL` does it. */
async function ownPicture(
  root: string,
  { src, filePath }: NonNullable<PostNode["cover"]>,
  context: Context,
  info: Info,
): Promise<PictureSize & { src: string }> {
  if (!filePath) {
    const file = path.join(root, "static", src);
    const size = await pictureSize(src.startsWith("/") ? file : "");
    return { src, ...size };
  }
  const filter = { absolutePath: { eq: filePath } };
  const query = { type: "File", query: { filter } };
  const file = await context.nodeModel.findOne(query);
  const { publicURL } = info.schema.getType("File").getFields();
  if (!file || !publicURL) return { src: "", width: null, height: null };
  const url = publicURL.resolve(file, {}, context, info);
  return { src: url, ...(await pictureSize(filePath)) };
}

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
      context: Context,
      info: Info,
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
