import type { CreateResolversArgs } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";
import { isDrawing } from "../../site/content/images";
import { measureUpright } from "../workarounds/measureUpright";
import { isResized, readImageSize } from "./imageSize";
import { findNode } from "./nodeModel";
import type { ResolverContext } from "./nodeModel";
import { findNarrow, findSmall } from "./pictureVersions";
import { planAsIs, publishFile } from "./planAsIs";
import type { Plan } from "./planAsIs";

/** The windows that show the narrow version of a picture: those in which lists have one column. */
const narrowWindows = "(max-width: 47.99875em)";

/** The widths in which a picture is there that may be as wide as the window, on screens of high density. */
const largeWidths = [360, 720, 1440, 2560];

type Image = { parent: string };
type File = {
  absolutePath: string;
  children: string[];
  internal: { contentDigest: string };
};
type PlannerArgs = Pick<CreateResolversArgs, "cache" | "reporter"> & {
  pathPrefix?: string;
};
type PlanFiles = (file: File, args: object) => Promise<Plan>;

const findFile = (context: ResolverContext, absolutePath: string) =>
  findNode(context, "File", {
    absolutePath: { eq: absolutePath },
  }) as Promise<File>;

/** Finds the version of a picture that lists show; without one, the picture itself. */
export const smallFile = {
  type: "File",
  description:
    "The file for lists, where small words can't be read: cover-small.png or cover-narrow.png beside cover.png; without them, the picture's own.",
  resolve: (
    { filePath }: { filePath: string | null },
    _args: object,
    context: ResolverContext,
  ) => {
    return filePath ? findFile(context, findSmall(filePath)) : null;
  },
};

/** Creates the field for the address of a picture's own file, so that no original is published that no page shows. */
export const createPublicUrl = (root: string) => ({
  resolve: async (
    { filePath }: { filePath: string | null },
    _args: object,
    context: ResolverContext,
  ) => {
    const file = filePath ? await findFile(context, filePath) : null;
    if (!file || (await isResized(file.absolutePath))) return null;
    return publishFile(root, file.absolutePath);
  },
});

type Info = { originalResolver: (...args: unknown[]) => unknown };

/** Has pages show a drawing as they show photos: gatsby-transformer-sharp, which makes the nodes of those, leaves it out. */
export const drawingAsImage = {
  resolve: (
    file: { id: string; absolutePath: string },
    ...rest: [args: object, context: object, info: Info]
  ): unknown =>
    isDrawing(file.absolutePath)
      ? { parent: file.id, internal: { type: "ImageSharp" } }
      : rest[2].originalResolver(file, ...rest),
};

const readFile = ({ parent }: Image, { nodeModel }: ResolverContext) =>
  nodeModel.getNodeById({ id: parent, type: "File" }) as File;

/** The planned files of each picture, by pictures, content and arguments. */
const planned = new Map<string, Promise<Plan>>();

/**
 * Plans the files of a picture, and of its narrow version, once per process
 * instead of once per page. An author's portrait is on each of their posts, and
 * gatsby-plugin-sharp would read it and queue its files again for each of them.
 * @param listLargePictures the files that pages may show as wide as the window
 */
export const createImageData = (
  planFiles: PlanFiles,
  listLargePictures = (): Promise<ReadonlySet<string>> =>
    Promise.resolve(new Set()),
) => ({
  resolve: async (
    image: Image,
    given: object,
    context: ResolverContext,
  ): Promise<Plan> => {
    const file = readFile(image, context);
    const isLarge = (await listLargePictures()).has(file.absolutePath);
    const args = isLarge ? { ...given, breakpoints: largeWidths } : given;
    const narrowPath = findNarrow(file.absolutePath);
    const narrow = narrowPath && (await findFile(context, narrowPath));
    const versions = [file, narrow].map(
      (version) =>
        version && [version.absolutePath, version.internal.contentDigest],
    );
    const key = JSON.stringify([versions, args]);
    const earlier = planned.get(key);
    if (earlier) return earlier;
    const plan = narrow
      ? Promise.all([planFiles(file, args), planFiles(narrow, args)]).then(
          addNarrow,
        )
      : planFiles(file, args);
    planned.set(key, plan);
    // An unreadable picture is still reported for each page.
    plan.catch(() => planned.delete(key));
    return plan;
  },
});

/** Has gatsby-plugin-sharp plan the files of a picture that is the right way up. It would keep the first frame only of what moves, and does not know the size of all drawings. */
export const createPlanner =
  (root: string, { cache, pathPrefix, reporter }: PlannerArgs): PlanFiles =>
  async (file, args) => {
    const size = await readImageSize(file.absolutePath);
    if (size) return planAsIs(root, file, size, args);
    await measureUpright(file);
    const plan = (await generateImageData({
      file,
      args,
      pathPrefix,
      reporter,
      cache,
    })) as Plan;
    return keepSmall(plan);
  };

/** Keeps a picture that is smaller than its place at its own size: enlarged, it would be blurred. */
export function keepSmall(plan: Plan): Plan {
  const widths = plan.images.fallback.srcSet.matchAll(/ (\d+)w/g);
  const width = Math.max(...[...widths].map(([, width]) => Number(width)));
  if (width >= plan.width) return plan;
  return {
    ...plan,
    layout: "fixed",
    width,
    height: Math.round((plan.height * width) / plan.width),
  };
}

/** Adds the narrow version's files; its size keeps the room that it will take. */
function addNarrow([plan, { images, width, height }]: [Plan, Plan]): Plan {
  const { srcSet, sizes } = images.fallback;
  const { sources: wide = [] } = plan.images;
  const narrow = [...(images.sources ?? []), { srcSet, sizes }].map(
    (source) => ({ media: narrowWindows, ...source, width, height }),
  );
  const sources = [...narrow, ...wide];
  return { ...plan, images: { ...plan.images, sources } };
}
