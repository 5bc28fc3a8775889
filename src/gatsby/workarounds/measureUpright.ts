import { getImageSizeAsync } from "gatsby-plugin-sharp";
import sharp from "sharp";

type File = { absolutePath: string; internal: { contentDigest: string } };

/**
 * Corrects what gatsby-plugin-sharp knows of a photo's size: it measures a photo
 * before it turns it, and would cut what is upright to a strip. It keeps the
 * size, and returns the very object that it keeps.
 */
export async function measureUpright(file: File): Promise<void> {
  const { autoOrient } = await sharp(file.absolutePath).metadata();
  Object.assign(await getImageSizeAsync(file), autoOrient);
}
