import { z } from "zod";
import { defineCollection } from "./collection";
import { entrySlug } from "../../config/schema/fields";
import { readMoment } from "../content/readMoment";
import { authors } from "../content/data/authorSchema";
import type { EntryOf, EntrySource } from "../content/entry";
import {
  darkImageField,
  entryFields,
  key,
  lastUpdate,
  listTagKeys,
  moment,
  tags,
  visibilityFields,
  webAddress,
} from "../content/fields";
import { splitDate } from "../content/fileNames";
import { checkFileName } from "../content/slugs";
import { nodeFlag, nodeText, nullableNodeText } from "../content/nodeFields";

/** Front matter of a post. */
export const postSchema = z.object({
  ...entryFields,
  ...darkImageField,
  date: moment
    .optional()
    .describe(
      "a day such as 2026-03-14, or a moment such as 2026-03-14T09:00; default: the date at the start of the folder's name",
    ),
  last_update: lastUpdate,
  slug: entrySlug
    .optional()
    .describe(
      "the path below /blog, such as my-first-post or 2026/03/14/my-first-post; each language may have its own; default: the folder's name without its date",
    ),
  authors,
  tags,
  series: key
    .optional()
    .describe("the key of a series, such as moving-data; default: none"),
  series_order: z
    .int()
    .optional()
    .describe(
      "the post's place in its series, such as 1; default: by date, after those that have one",
    ),
  ...visibilityFields,
  canonical: webAddress
    .optional()
    .describe(
      "the full address of the original, if the post appeared elsewhere first",
    ),
  comments: z
    .union([z.boolean(), webAddress])
    .default(true)
    .describe(
      "false switches comments off for this post; the address of your post on Mastodon or Bluesky whose replies are its comments; default: true",
    ),
});

/** The fields that only the nodes of posts have. */
const postNodeFields = {
  slug: nodeText("The path below /blog, such as first-blog-post."),
  date: z.string().meta({
    graphql: "Date! @dateformat",
    description: "Day of publication, a plain date without time zone.",
  }),
  publishedAt: nodeText(
    "The instant of publication: ISO 8601 in UTC, ending in Z.",
  ),
  seriesKey: nullableNodeText("Key of the series it belongs to."),
  seriesOrder: z
    .int()
    .nullable()
    .describe("Its place in the series, as written in the front matter."),
  canonical: nullableNodeText(
    "Address of the original, if the post appeared elsewhere first.",
  ),
  allowsComments: nodeFlag(
    "False where the front matter switches comments off.",
  ),
  commentsThread: nullableNodeText(
    "Address of the owner's post on Mastodon or Bluesky whose replies are the comments, as the front matter names it.",
  ),
  authorKeys: z
    .array(z.string())
    .describe("Keys of the authors in content/authors.yaml."),
  tagKeys: z
    .array(z.string())
    .describe(
      "Keys of the tags: as in content/tags.yaml, or for tags that only posts name what an address makes of them.",
    ),
};

type Source = EntrySource<z.output<typeof postSchema>>;

/** Reads the date of a post from the front matter, else from its path. */
function readDate({ file, config, frontMatter, written, report }: Source) {
  const date = frontMatter.date ?? splitDate(file.entryPath.name).date;
  const moment = date === undefined ? null : readMoment(date, config.timeZone);
  if (moment) return moment;
  // A field with errors counts as missing, but is reported.
  const isReported = date === undefined && "date" in written;
  if (!isReported)
    report({
      reason:
        date === undefined
          ? "A post needs a date."
          : "The date in the file's path is not a valid date.",
      fatal: true,
      field: ["date"],
      actual: date,
      note: 'Add a line such as "date: 2026-03-14", or begin the name of the file or its folder with a day.',
    });
  return { day: "1970-01-01", instant: "1970-01-01T00:00:00.000Z" };
}

/** Reads the slug of a post from the front matter, else from its path. */
function readSlug({ file, frontMatter, report }: Source): string {
  if (frontMatter.slug !== undefined) return frontMatter.slug;
  const slug = splitDate(file.entryPath.name).slug.toLowerCase();
  checkFileName(slug).forEach(report);
  return slug;
}

/** Creates the fields that only posts have. */
const createPostFields = (source: Source) => {
  const { frontMatter } = source;
  const { day, instant } = readDate(source);
  return {
    slug: readSlug(source),
    date: day,
    publishedAt: instant,
    authorKeys: frontMatter.authors,
    tagKeys: listTagKeys(frontMatter.tags),
    tagNames: frontMatter.tags,
    seriesKey: frontMatter.series ?? null,
    seriesOrder: frontMatter.series_order ?? null,
    canonical: frontMatter.canonical ?? null,
    allowsComments: frontMatter.comments !== false,
    commentsThread:
      typeof frontMatter.comments === "string" ? frontMatter.comments : null,
  };
};

export type PostEntry = EntryOf<
  "BlogPost",
  ReturnType<typeof createPostFields>
>;

export const blog = defineCollection({
  name: "post",
  folder: "blog",
  nodeType: "BlogPost",
  description:
    "A blog post in one locale: content/blog/<folder>/<locale>.mdx, or the fallback for a missing translation.",
  schema: postSchema,
  createFields: createPostFields,
  nodeFields: postNodeFields,
  locate: ({ slug }) => `/blog/${slug}`,
  nameFile: ({ day, slug }) => `blog/${day}-${slug}/index`,
});
