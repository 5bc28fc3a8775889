import type { CreateResolversArgs } from "gatsby";
import type { DocNode } from "../nodes/contentNodes";
import { projectRoot } from "../projectRoot";
import { hasOwnPicture } from "./hasOwnPicture";
import { ownPicture } from "./ownPicture";
import type { PictureContext, PictureInfo } from "./ownPicture";

/** The field that tells which picture stands for a page of documentation elsewhere. */
export function createDocImage({ store }: Pick<CreateResolversArgs, "store">) {
  const root = projectRoot(store);
  return {
    type: "SocialImage",
    description:
      "The picture that other sites show beside a link to the page: the one of its front matter; null = the site's.",
    resolve: async (
      doc: DocNode,
      _: object,
      context: PictureContext,
      info: PictureInfo,
    ) => {
      if (!hasOwnPicture(doc)) return null;
      const picture = await ownPicture(root, doc.cover, context, info);
      const alt = doc.cover.alt || (doc.titleMeta ?? doc.title);
      return picture.src ? { ...picture, alt } : null;
    },
  };
}
