type Image = { id: string; internal: { contentDigest: string } };
type Resolver = (
  image: Image,
  args: object,
  context: unknown,
  info: { originalResolver: Resolver },
) => Promise<unknown>;

/** What pictures were planned, by picture, its content and its arguments. */
const planned = new Map<string, Promise<unknown>>();

/**
 * Plans a picture's files once a process, not once a page: an author's
 * portrait is on each of their posts, and for each of them gatsby-plugin-sharp
 * would read the whole picture again, and order its files anew.
 */
export const imageData: { resolve: Resolver } = {
  resolve: (image, args, context, info) => {
    const key = JSON.stringify([image.id, image.internal.contentDigest, args]);
    const before = planned.get(key);
    if (before) return before;
    const plan = info.originalResolver(image, args, context, info);
    planned.set(key, plan);
    // A picture that can't be read is reported for each page, as it was.
    plan.catch(() => planned.delete(key));
    return plan;
  },
};
