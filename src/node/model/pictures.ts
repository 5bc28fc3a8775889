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

type Image = { id: string; internal: { contentDigest: string } };
type Resolver = (
  image: Image,
  args: object,
  context: unknown,
  info: { originalResolver: Resolver },
) => Promise<unknown>;

/** The planned files of each picture, by picture, content and arguments. */
const planned = new Map<string, Promise<unknown>>();

/**
 * Plans the files of a picture once per process instead of once per page. An
 * author's portrait is on each of their posts, and gatsby-plugin-sharp would
 * read it and queue its files again for each of them.
 */
export const imageData: { resolve: Resolver } = {
  resolve: (image, args, context, info) => {
    const key = JSON.stringify([image.id, image.internal.contentDigest, args]);
    const earlier = planned.get(key);
    if (earlier) return earlier;
    const plan = info.originalResolver(image, args, context, info);
    planned.set(key, plan);
    // An unreadable picture is still reported for each page.
    plan.catch(() => planned.delete(key));
    return plan;
  },
};
