import { existsSync } from "node:fs";
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

/** The windows that show the narrow version of a picture. */
const narrowWindows = "(max-width: 44em)";

/**
 * Names the file that replaces a picture in narrow windows, if it is there.
 * @example toNarrowFile("cover-dark.png") -> "cover-narrow-dark.png"
 */
const toNarrowFile = (file: string): string =>
  file.replace(/(?:-dark)?\.\w+$/, "-narrow$&");

export const isNarrowFile = (file: string): boolean =>
  /-narrow(?:-dark)?\.\w+$/.test(file);

type Image = {
  id: string;
  parent: string;
  internal: { contentDigest: string };
};
type File = { absolutePath: string; children: string[] };
type Context = {
  nodeModel: {
    getNodeById: (query: { id: string; type: string }) => unknown;
    findOne: (query: object) => Promise<unknown>;
  };
};
/** As much of gatsby-plugin-image's data as is read here. */
type Plan = {
  width: number;
  height: number;
  images: { fallback: { srcSet: string; sizes: string }; sources?: object[] };
};
type Resolver = (
  image: Image,
  args: object,
  context: Context,
  info: { originalResolver: Resolver },
) => Promise<Plan>;

async function findNarrow({ parent }: Image, { nodeModel }: Context) {
  const file = nodeModel.getNodeById({ id: parent, type: "File" }) as File;
  const absolutePath = toNarrowFile(file.absolutePath);
  if (!existsSync(absolutePath)) return null;
  const query = { filter: { absolutePath: { eq: absolutePath } } };
  const narrow = (await nodeModel.findOne({ type: "File", query })) as File;
  const [id = ""] = narrow.children;
  return nodeModel.getNodeById({ id, type: "ImageSharp" }) as Image;
}

/** The planned files of each picture, by pictures, content and arguments. */
const planned = new Map<string, Promise<Plan>>();

/**
 * Plans the files of a picture, and of its narrow version, once per process
 * instead of once per page. An author's portrait is on each of their posts, and
 * gatsby-plugin-sharp would read it and queue its files again for each of them.
 */
export const imageData: { resolve: Resolver } = {
  resolve: async (image, args, context, info) => {
    const narrow = await findNarrow(image, context);
    const versions = [image, narrow].map((one) => [
      one?.id,
      one?.internal.contentDigest,
    ]);
    const key = JSON.stringify([versions, args]);
    const earlier = planned.get(key);
    if (earlier) return earlier;
    const planOne = (one: Image) =>
      info.originalResolver(one, args, context, info);
    const plan = narrow
      ? Promise.all([planOne(image), planOne(narrow)]).then(addNarrow)
      : planOne(image);
    planned.set(key, plan);
    // An unreadable picture is still reported for each page.
    plan.catch(() => planned.delete(key));
    return plan;
  },
};

/** Adds the narrow version's files; its size keeps the room that it will take. */
function addNarrow([plan, { images, width, height }]: [Plan, Plan]): Plan {
  const { srcSet, sizes } = images.fallback;
  const sources = [{ media: narrowWindows, srcSet, sizes, width, height }];
  return { ...plan, images: { ...plan.images, sources } };
}
