import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { withBaseUrl } from "../../config/resolved";
import { isDrawing } from "../../site/content/images";
import { relativePosix } from "../../site/files/paths";
import { writeWhole } from "../../site/files/writeWhole";
import { assetPath, copyAsset } from "../../site/links/assets";
import type { ImageSize } from "./imageSize";

/** The part of gatsby-plugin-image's data that is read here. */
export type Plan = {
  width: number;
  height: number;
  /** "fixed" for a picture that is smaller than its place. */
  layout?: string;
  images: {
    fallback: { src: string; srcSet: string; sizes: string };
    sources?: object[];
  };
};

/** Plans a picture that is shown as it is, in the width that is asked for. */
export async function planAsIs(
  root: string,
  { absolutePath }: { absolutePath: string },
  size: ImageSize,
  args: { width?: number; formats?: unknown },
): Promise<Plan> {
  const width = Math.min(args.width ?? size.width, size.width);
  const height = (width * size.height) / size.width;
  // Who asks for a format can't show drawings, such as a feed reader.
  const src =
    args.formats && isDrawing(absolutePath)
      ? await publishPng(root, absolutePath, { width, height })
      : publishFile(root, absolutePath);
  const srcSet = `${src} ${size.width}w`;
  const sizes = `(min-width: ${width}px) ${width}px, 100vw`;
  return {
    width,
    height,
    // Enlarged, an animation would be blurred.
    ...(width < (args.width ?? 0) &&
      !isDrawing(absolutePath) && { layout: "fixed" }),
    images: { fallback: { src, srcSet, sizes } },
  };
}

/** Copies a file to public/, and returns its address. */
export function publishFile(root: string, absolutePath: string): string {
  const name = relativePosix(root, absolutePath);
  copyAsset(root, name);
  return withBaseUrl(assetPath(root, name));
}

/** Writes a drawing to public/ as PNG, and returns its address. */
async function publishPng(
  root: string,
  drawing: string,
  { width, height }: ImageSize,
): Promise<string> {
  const address = assetPath(root, relativePosix(root, drawing)).replace(
    /\.svg$/i,
    `-${width}.png`,
  );
  const target = path.join(root, "public", decodeURIComponent(address));
  if (!existsSync(target)) {
    // Without a size, sharp sees no more of it than what is drawn.
    const picture = await sharp(drawing)
      .resize(width, Math.ceil(height), { fit: "contain", background: "#0000" })
      .png()
      .toBuffer();
    writeWhole(target, picture);
  }
  return withBaseUrl(address);
}
