import { z } from "zod";
import { address, countOrAll, sitePath } from "./fields";
import { createCopyrightSchema } from "./footerSchema";
import type { LocalizedFields } from "./localized";

/** The blog. */
export function createBlogSchema(fields: LocalizedFields) {
  const { localizedText } = fields;
  return z.strictObject({
    /** The heading of the list of posts. */
    title: localizedText,
    /** What the blog is about, in a sentence. For search engines and feeds. */
    description: localizedText,
    /** The heading of the list of recent posts. */
    sidebarTitle: localizedText,
    /** Number of posts on one page of a list, or "all". Default: 10. */
    postsPerPage: countOrAll(1).default(10),
    /** Number of posts in the list of recent posts, or "all"; 0 removes the list. Default: 5. */
    sidebarCount: countOrAll(0).default(5),
    /** Whether posts show their reading time. Default: true. */
    showReadingTime: z.boolean().default(true),
    /** The feeds. Default: the 20 newest posts as RSS and Atom. */
    feeds: z
      .strictObject({
        /** The formats of feeds; none for an empty list. Default: ["rss", "atom"]. */
        formats: z.array(z.enum(["rss", "atom"])).default(["rss", "atom"]),
        /** Number of posts in a feed, newest first, or "all". Default: 20. */
        limit: countOrAll(1).default(20),
        /** The copyright of feeds; `{year}` is the year of the newest post. Default: the copyright of the footer. */
        copyright: createCopyrightSchema(fields).optional(),
      })
      .prefault({}),
    /** Whether posts show when they were last changed. Default: true. */
    showLastUpdate: z.boolean().default(true),
    /** Number of related posts below a post; 0 for none. Default: 3. */
    relatedCount: z.int().min(0).default(3),
    /** Whether the build draws an image for link previews of posts. Default: true. */
    socialCards: z.boolean().default(true),
    /** A call to action below every post. Default: none. */
    callToAction: z
      .strictObject({
        /** A sentence or two for readers who need such work. */
        text: localizedText,
        /** The label of the button. */
        label: localizedText,
        /** The page that the button leads to. */
        to: sitePath,
      })
      .optional(),
    /** Address at which the source files can be edited, to which links append the path of a post's file (`/content/blog/…`). Default: no link. */
    editUrl: address.optional(),
  });
}
