import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { listFiles } from "../site/files/paths";
import { cardFolder } from "./og-images/cards";
import { isAnimatedPng, removePngTexts } from "./pngChunks";

/** High, because the copy is resized and compressed again. A PNG loses nothing; with a quality it would have a palette. */
const quality = { quality: 95 };

/** Turns a picture the way its camera was held. The copy says nothing of the camera or the place. */
async function drawUpright(picture: Buffer): Promise<Buffer> {
  const { format } = await sharp(picture).metadata();
  return sharp(picture, { animated: true })
    .autoOrient()
    .toFormat(
      format === "heif" ? "avif" : format,
      format === "png" ? {} : quality,
    )
    .toBuffer();
}

const pictureFile = /\.(?:jpe?g|png|webp|avif|gif|tiff?)$/i;
/** The files that the build draws or gatsby-plugin-sharp makes, which say nothing but the picture. */
const drawn = new RegExp(`^public/(?:static/[^/]+/\\w{5}|${cardFolder})/`);

/**
 * Removes from copies of pictures in public/ what cameras and programs write into
 * them, such as the place where a photo was taken: from files of static/, and
 * from those that texts link to.
 */
export async function removeMetadata(root: string): Promise<void> {
  const names = listFiles(root, "public").filter(
    (name) => pictureFile.test(name) && !drawn.test(name),
  );
  for (const name of names) {
    const file = path.join(root, name);
    const content = await omitMetadata(readFileSync(file)).catch(
      () => undefined,
    );
    if (content) writeFileSync(file, content);
  }
}

/** Returns a picture without its metadata; undefined if it has none. */
async function omitMetadata(picture: Buffer): Promise<Buffer | undefined> {
  const { exif, xmp, iptc, format } = await sharp(picture).metadata();
  if (!exif && !xmp && !iptc) return undefined;
  // sharp would keep the first frame only.
  const isMovingPng = format === "png" && isAnimatedPng(picture);
  return isMovingPng ? removePngTexts(picture) : drawUpright(picture);
}
