import sharp from "sharp";
import type { ImageRef } from "../content/images";
import { assetPath, copyAsset } from "../links/assets";
import { relativePosix } from "../paths";

export type ImageSize = { width: number | null; height: number | null };

/** What the resolvers use of Gatsby's context. */
export type ResolverContext = {
  nodeModel: {
    getNodeById: (query: { id: string; type: string }) => object | null;
    findOne: (query: object) => Promise<object | null>;
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

/** Whether a file is there. Asked for, the page is made again when the file changes. */
export const watchFile = async (
  filePath: string,
  { nodeModel }: ResolverContext,
): Promise<boolean> =>
  Boolean(
    await nodeModel.findOne({
      type: "File",
      query: { filter: { absolutePath: { eq: filePath } } },
    }),
  );

/** The cover with its size; its file is copied into the site. Null where it is missing, which is reported elsewhere. */
export async function resolveCover(
  root: string,
  { src, filePath }: ImageRef,
  context: ResolverContext,
): Promise<(ImageSize & { src: string }) | null> {
  if (!filePath) return { src, width: null, height: null };
  if (!(await watchFile(filePath, context))) return null;
  const file = relativePosix(root, filePath);
  copyAsset(root, file);
  return { src: assetPath(root, file), ...(await measureImage(filePath)) };
}
