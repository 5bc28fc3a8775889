import sharp from "sharp";

export type ImageSize = { width: number; height: number };

/** What sharp, as Gatsby uses it, would not resize, or would leave only the first frame of. */
const candidate = /\.(?:svg|gif|webp)$/i;

/**
 * The size of a picture that must be shown as it is: a drawing, or one that
 * moves. Null for all others, which are resized, and for what can't be read.
 */
export async function readImageSize(
  filePath: string,
): Promise<ImageSize | null> {
  if (!candidate.test(filePath)) return null;
  try {
    const { format, width, height, pageHeight, pages } =
      await sharp(filePath).metadata();
    const isResized = format === "webp" && (pages ?? 1) === 1;
    if (isResized || !width || !height) return null;
    return { width, height: pageHeight ?? height };
  } catch {
    // A missing file is reported with the text that names it.
    return null;
  }
}
