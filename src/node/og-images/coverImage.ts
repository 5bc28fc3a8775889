import path from "node:path";
import type { Node } from "gatsby";
import sharp from "sharp";
import type { PostEntry } from "../collections/postFields";

type Cover = NonNullable<PostEntry["cover"]>;
export type ImageSize = { width: number | null; height: number | null };

/** What the resolvers use of Gatsby's context and of GraphQL's info. */
export type ResolverContext = {
  nodeModel: {
    getNodeById: (query: { id: string; type: string }) => object | null;
    findOne: (query: object) => Promise<Node | null>;
  };
};
export type ResolverInfo = {
  schema: {
    getType: (name: string) => {
      getFields: () => Record<
        string,
        {
          resolve: (source: object, args: object, ...rest: unknown[]) => string;
        }
      >;
    };
  };
};

/** Formats that networks show; they ignore SVG and AVIF. */
const socialFormats = /\.(?:png|jpe?g|gif|webp)(?:[?#]|$)/i;

/** Whether the cover can be shown in link previews. */
export const hasSocialCover = <C extends { src: string }>(entry: {
  cover: C | null;
}): entry is { cover: C } =>
  !!entry.cover && socialFormats.test(entry.cover.src);

/** Measures an image in pixels; nulls if the file is not one. */
export async function measureImage(file: string): Promise<ImageSize> {
  try {
    const { autoOrient } = await sharp(file).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return { width: null, height: null };
  }
}

/** The cover with its size; its file is copied into the site as `publicURL` does it. */
export async function resolveCover(
  root: string,
  { src, filePath }: Cover,
  context: ResolverContext,
  info: ResolverInfo,
): Promise<(ImageSize & { src: string }) | null> {
  if (!filePath) {
    const isLocal = src.startsWith("/");
    const size = await measureImage(
      isLocal ? path.join(root, "static", src) : "",
    );
    return { src, ...size };
  }
  const file = await context.nodeModel.findOne({
    type: "File",
    query: { filter: { absolutePath: { eq: filePath } } },
  });
  const { publicURL } = info.schema.getType("File").getFields();
  if (!file || !publicURL) return null;
  const url = publicURL.resolve(file, {}, context, info);
  return { src: url, ...(await measureImage(filePath)) };
}
