import { findNode } from "./nodeModel";
import type { ResolverContext } from "./nodeModel";
import { findNarrow, findSmall } from "./pictureVersions";

/** The windows that show the narrow version of a picture: those in which lists have one column. */
const narrowWindows = "(max-width: 47.99875em)";

type Image = {
  id: string;
  parent: string;
  internal: { contentDigest: string };
};
type File = { absolutePath: string; children: string[] };
/** The part of gatsby-plugin-image's data that is read here. */
type Plan = {
  width: number;
  height: number;
  images: { fallback: { srcSet: string; sizes: string }; sources?: object[] };
};
type Resolver = (
  image: Image,
  args: object,
  context: ResolverContext,
  info: { originalResolver: Resolver },
) => Promise<Plan>;

const findFile = (context: ResolverContext, absolutePath: string) =>
  findNode(context, "File", {
    absolutePath: { eq: absolutePath },
  }) as Promise<File>;

/** Finds the version of a picture that lists show; without one, the picture itself. */
export const smallFile = {
  type: "File",
  description:
    "The file for lists, where small words can't be read: cover-small.png beside cover.png; without one, the picture's own.",
  resolve: (
    { filePath }: { filePath: string | null },
    _args: object,
    context: ResolverContext,
  ) => {
    return filePath ? findFile(context, findSmall(filePath)) : null;
  },
};

/** Finds the narrow version of a picture. */
async function findNarrowImage({ parent }: Image, context: ResolverContext) {
  const { nodeModel } = context;
  const file = nodeModel.getNodeById({ id: parent, type: "File" }) as File;
  const narrow = findNarrow(file.absolutePath);
  if (!narrow) return null;
  const [id = ""] = (await findFile(context, narrow)).children;
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
    const narrow = await findNarrowImage(image, context);
    const versions = [image, narrow].map((version) => [
      version?.id,
      version?.internal.contentDigest,
    ]);
    const key = JSON.stringify([versions, args]);
    const earlier = planned.get(key);
    if (earlier) return earlier;
    const planFiles = (version: Image) =>
      info.originalResolver(version, args, context, info);
    const plan = narrow
      ? Promise.all([planFiles(image), planFiles(narrow)]).then(addNarrow)
      : planFiles(image);
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
