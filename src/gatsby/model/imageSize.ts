import sharp from "sharp";

export type ImageSize = { width: number; height: number };

/** Formats that sharp, as Gatsby uses it, does not resize or reduces to their first frame. */
const candidate = /\.(?:svg|gif|webp)$/i;

/**
 * Reads the size of a picture that must be shown unchanged: a drawing or an
 * animation. Null for pictures that are resized, and for unreadable ones.
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
    // The check of links reports a missing file, with the text that uses it.
    return null;
  }
}

/** True for a picture without a transparent part, such as a photo; false for an unreadable one. */
export async function readIsOpaque(filePath: string): Promise<boolean> {
  try {
    return (await sharp(filePath).stats()).isOpaque;
  } catch {
    return false;
  }
}
