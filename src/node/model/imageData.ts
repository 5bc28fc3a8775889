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
