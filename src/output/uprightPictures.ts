import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { listFiles } from "../site/files/paths";
import { cardFolder } from "./og-images/cards";
import { isAnimatedPng, removePngTexts } from "./pngChunks";

/** High, because the copy is resized and compressed again. */
const quality = 95;

/** The largest width in which pages show a picture. */
export const widest = 2560;

/** Turns a picture the way its camera was held. The copy says nothing of the camera or the place. */
async function drawUpright(picture: Buffer, width?: number): Promise<Buffer> {
  const { format } = await sharp(picture).metadata();
  return sharp(picture, { animated: true })
    .autoOrient()
    .resize(width, undefined, { withoutEnlargement: true })
    .toFormat(format === "heif" ? "avif" : format, { quality })
    .toBuffer();
}

/** The copies that are being made: several pages may ask for one at once. */
const copying = new Map<string, Promise<void>>();

async function copyUpright(file: string, copy: string): Promise<void> {
  const content = await drawUpright(readFileSync(file), widest);
  mkdirSync(path.dirname(copy), { recursive: true });
  writeFileSync(copy, content);
}

/**
 * Returns the file of a picture that is the right way up: the picture, or a copy
 * of it in a folder, no larger than pages need. gatsby-plugin-sharp takes the
 * size of a photo before it turns it, and would cut what is upright to a strip.
 */
export async function findUpright(
  file: string,
  hash: string,
  folder: string,
): Promise<string> {
  const { orientation = 1, format } = await sharp(file).metadata();
  // sharp turns AVIF while it reads it, without saying so.
  if (orientation === 1 && format !== "heif") return file;
  const copy = path.join(folder, `${hash}${path.extname(file)}`);
  if (existsSync(copy)) return copy;
  if (!copying.has(copy)) copying.set(copy, copyUpright(file, copy));
  await copying.get(copy);
  copying.delete(copy);
  return copy;
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
