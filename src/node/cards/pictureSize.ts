import sharp from "sharp";

export type PictureSize = { width: number | null; height: number | null };

/** EXIF orientations from here on lie on their side. */
const turned = 5;

/** A picture's size as it is shown, in pixels; nulls where the file can't be read as a picture. */
export async function pictureSize(file: string): Promise<PictureSize> {
  try {
    const { width, height, orientation = 1 } = await sharp(file).metadata();
    return orientation < turned
      ? { width, height }
      : { width: height, height: width };
  } catch {
    return { width: null, height: null };
  }
}
