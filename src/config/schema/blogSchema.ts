import { z } from "zod";
import { address, countOrAll, sitePath } from "./fields";
import { createCopyrightSchema } from "./footerSchema";
import type { LocalizedFields } from "./localized";

/** The blog. */
export function createBlogSchema(fields: LocalizedFields) {
  const { localizedText } = fields;
  return z.strictObject({
    /** The heading of the post list. */
    title: localizedText,
    /** What the blog is about, in a sentence, for search engines and feeds. */
    description: localizedText,
    /** The heading of the list of recent posts. */
    sidebarTitle: localizedText,
    /** Posts on one page of a list, or "all" for lists of one page. Default: 10. */
    postsPerPage: countOrAll(1).default(10),
    /** Posts in the list of recent posts, or "all"; 0 removes it. Default: 5. */
    sidebarCount: countOrAll(0).default(5),
    /** Whether posts tell how long they take to read. Default: true. */
    showReadingTime: z.boolean().default(true),
    /** The feeds. Default: the 20 newest posts as RSS, Atom and JSON. */
    feeds: z
      .strictObject({
        /** The formats of every feed; an empty list means no feeds. Default: ["rss", "atom", "json"]. */
        formats: z
          .array(z.enum(["rss", "atom", "json"]))
          .default(["rss", "atom", "json"]),
        /** Posts in a feed, the newest ones; "all" for every post. Default: 20. */
        limit: countOrAll(1).default(20),
        /** Whether each tag has feeds of its own, too. Default: false. */
        tags: z.boolean().default(false),
        /** Whether each author has feeds of their own, too. Default: false. */
        authors: z.boolean().default(false),
        /** The rights to the posts; `{year}` stands for the year of the newest post. Default: the copyright line of the footer. */
        copyright: createCopyrightSchema(fields).optional(),
      })
      .prefault({}),
    /** Whether posts tell when they were last changed. Default: true. */
    showLastUpdate: z.boolean().default(true),
    /** Related posts at the foot of a post; 0 for none. Default: 3. */
    relatedCount: z.int().min(0).default(3),
    /** Whether a picture is drawn for each post without its own, for other sites to show beside a link to it. Default: true. */
    socialCards: z.boolean().default(true),
    /** What every post ends with: the reader's next step. Default: nothing. */
    callToAction: z
      .strictObject({
        /** A sentence or two for readers who need such work done. */
        text: localizedText,
        /** What the button says. */
        label: localizedText,
        /** Where it leads. */
        to: sitePath,
      })
      .optional(),
    /** Where the sources can be edited; a post's link adds its path, such as `/content/blog/…`. Default: no link. */
    editUrl: address.optional(),
  });
}
