import { z } from "zod";
import { address, pagePath } from "./fields";
import { uniqueList } from "./uniqueList";
import type { LocalizedFields } from "./localized";

/** The blog. */
export const createBlogSchema = ({ localizedText }: LocalizedFields) =>
  z.strictObject({
    /** The heading of the list of posts. */
    title: localizedText,
    /** What the blog is about, in a sentence. For search engines and feeds. */
    description: localizedText,
    /** The heading of the list of recent posts. */
    sidebarTitle: localizedText,
    /** Number of posts on one page of a list. Default: 10. */
    postsPerPage: z
      .int()
      .min(1)
      .describe("a whole number, 1 or more")
      .default(10),
    /** Number of posts in the list of recent posts; 0 removes the list. Default: 5. */
    sidebarCount: z
      .int()
      .min(0)
      .describe("a whole number, 0 or more")
      .default(5),
    /** The feeds. Default: the 20 newest posts as RSS and Atom. */
    feeds: z
      .strictObject({
        /** The formats of feeds; none for an empty list. Default: ["rss", "atom"]. */
        formats: uniqueList(z.enum(["rss", "atom"])).default(["rss", "atom"]),
      })
      .prefault({}),
    /** A call to action below every post. Default: none. */
    callToAction: z
      .strictObject({
        /** A sentence or two for readers who need such work. */
        text: localizedText,
        /** The label of the button. */
        label: localizedText,
        /** The page that the button leads to. */
        to: pagePath,
      })
      .optional(),
    /** Address at which the source files can be edited, to which links append the path of a post's or page's file (`/content/blog/…`). Default: no link. */
    editUrl: address.optional(),
  });
