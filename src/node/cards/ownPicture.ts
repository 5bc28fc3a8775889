import path from "node:path";
import type { Node } from "gatsby";
import type { PostNode } from "../nodes/contentNodes";
import { pictureSize } from "./pictureSize";
import type { PictureSize } from "./pictureSize";

type Cover = NonNullable<PostNode["cover"]>;
type Resolve = (source: object, args: object, ...rest: unknown[]) => string;
export type PictureContext = {
  nodeModel: {
    getNodeById: (query: { id: string; type: string }) => object | null;
    findOne: (query: object) => Promise<Node | null>;
  };
};
export type PictureInfo = {
  schema: {
    getType: (name: string) => {
      getFields: () => Record<string, { resolve: Resolve }>;
    };
  };
};

/** The picture of a text's front matter, copied into the site as `publicURL` does it. */
export async function ownPicture(
  root: string,
  { src, filePath }: Cover,
  context: PictureContext,
  info: PictureInfo,
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
