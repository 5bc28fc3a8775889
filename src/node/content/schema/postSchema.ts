import { z } from "zod";
import { darkImage, flag, key, moment, text } from "./fields";
import { lastUpdate } from "./lastUpdate";
import { postAuthors } from "./postAuthors";
import { postTags } from "./postTags";
import { darkBesideLight } from "./darkBesideLight";
import { draftOrUnlisted, levelsInOrder, sharedFields } from "./sharedFields";

/** Front matter of content/blog/<folder>/<locale>.mdx */
export const postSchema = z
  .object({
    ...sharedFields,
    image_dark: darkImage.optional(),
    date: moment
      .optional()
      .describe(
        "a day such as 2026-03-14, or a moment such as 2026-03-14T09:00; default: the day that the folder's name starts with",
      ),
    last_update: lastUpdate,
    slug: z
      .string({ error: "This must be text." })
      .regex(
        /^\/?[A-Za-z0-9._~-]*[A-Za-z0-9_~-](?:\/[A-Za-z0-9._~-]*[A-Za-z0-9_~-])*$/,
        "A slug has only letters without accents, digits, dots, hyphens and underscores, between single slashes.",
      )
      .transform((slug) => slug.replace(/^\//, ""))
      .optional()
      .describe(
        "the path below /blog, such as my-first-post or 2026/03/14/my-first-post; each language may have its own; default: the folder's name without date",
      ),
    sidebar_label: text(
      "a line of text for the list of recent posts; default: the title",
    ).optional(),
    authors: postAuthors,
    tags: postTags,
    series: key
      .optional()
      .describe("the key of a series, such as moving-data; default: none"),
    series_order: z
      .int({ error: "This must be a whole number." })
      .optional()
      .describe(
        "the post's place in its series, such as 1; default: by date, after those that have one",
      ),
    draft: flag("a draft is shown in previews only; default: false"),
    unlisted: flag(
      "an unlisted post is found by its address only; default: false",
    ),
    pinned: flag("a pinned post stands on top of the list; default: false"),
    canonical: z
      .url({ protocol: /^https?$/, error: "This is not a web address." })
      .optional()
      .describe(
        "the full address of the original, if the post appeared elsewhere first",
      ),
    comments: z
      .boolean({ error: "This must be true or false." })
      .default(true)
      .describe("false switches comments off for this post; default: true"),
  })
  .check(darkBesideLight)
  .check(levelsInOrder)
  .check(draftOrUnlisted("post"));

export type PostFrontMatter = z.infer<typeof postSchema>;
