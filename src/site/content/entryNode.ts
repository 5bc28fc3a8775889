import { z } from "zod";
import { contentImage } from "./images";
import type { Visibility } from "./visibility";
import { nodeFlag, nodeText, nullableNodeText } from "./nodeFields";

// The fields that the nodes of all collections have, as GraphiQL describes them.

const tocItem = z
  .object({
    id: nodeText("Id of the heading, for a link."),
    title: nodeText("The heading's text."),
    depth: z.int().describe("Level of the heading, from 2."),
  })
  .meta({
    id: "TocItem",
    description: "A heading in the table of contents.",
  });

const readingTime = z
  .object({
    minutes: z
      .int()
      .describe(
        "Whole minutes at the speed people read the text's language: at least 1, and 0 where there is nothing to read.",
      ),
    words: z.int().describe("Words of prose, without code."),
  })
  .meta({
    id: "ReadingTime",
    description: "How long an entry takes to read, without its code.",
  });

const contentLink = z
  .object({
    url: nodeText("As written in the entry."),
    line: z.int().optional().describe("Line in the source file, from 1."),
  })
  .meta({ id: "ContentLink", description: "A link in an entry." });

/** The fields that an entry gets from its file. Trees are JSON text, because Gatsby walks every value of a node. */
export const loadedNodeFields = {
  lang: nodeText("Locale it is written in; differs from locale in a fallback."),
  folder: nodeText("Path below content/ that ties the translations together."),
  name: nodeText("The same below the folder of its collection, such as about."),
  sourcePath: nodeText("Source file, from the project's root."),
  editUrl: nullableNodeText(
    "Where its source can be edited; null for nowhere.",
  ),
  title: nodeText("The title, as its page shows it."),
  titleMeta: nullableNodeText(
    "The title for search engines and previews; null where it is the title.",
  ),
  description: nodeText(
    "For search engines and previews; the first paragraph where the author gave none.",
  ),
  lead: nullableNodeText(
    "The description in the author's words; null where the author gave none.",
  ),
  aliases: z
    .array(z.string())
    .describe("Its earlier addresses, the first one first."),
  keywords: z.array(z.string()).describe("Words for search engines."),
  cover: contentImage.nullable().describe("The image that stands for it."),
  coverDark: contentImage
    .nullable()
    .describe("The same for dark mode; null for most."),
  toc: z
    .array(tocItem)
    .describe("Headings of the levels set in the site config, in their order."),
  body: nodeText(
    "The body as a content tree: text, or elements as [type, props, ...children].",
  ).meta({ graphql: "JSON!" }),
  summary: nodeText(
    "Text before the truncate marker, or the first paragraph, as a content tree.",
  ).meta({ graphql: "JSON!" }),
  hasMore: nodeFlag("True when there is more to read than the summary."),
  readingTime: readingTime.describe("How long it takes to read."),
  components: z
    .array(z.string())
    .describe(
      "Components in the body that have a stylesheet or a script: folders in src/components.",
    ),
  isRich: nodeFlag("True when the file imports components of its own."),
  text: nodeText("The prose without code and markup, one paragraph a line."),
  images: z.array(contentImage).describe("Images in the body."),
  links: z
    .array(contentLink)
    .describe("Links in the body and the front matter."),
};

const originalChange = z
  .object({
    locale: nodeText("Locale of the original."),
    day: nodeText("The day of the change, in the site's time zone."),
  })
  .meta({
    id: "OriginalChange",
    description: "A change of the text that a translation is made from.",
  });

/** The fields that depend on the locale of the page: there is one entry per locale, a fallback if a translation is missing. */
export const resolvedNodeFields = {
  locale: nodeText("Locale of the page that shows it, such as de."),
  isFallback: nodeFlag(
    "True where this locale has no translation and shows another language's text.",
  ),
  originalChange: originalChange
    .nullable()
    .describe(
      "The last change of its original since it was last touched; null for none, in fallbacks, and where git does not know.",
    ),
  path: nodeText("Path from the site's root, without a trailing slash."),
  visibility: z.custom<Visibility>().meta({
    graphql: "PostVisibility!",
    description: "Who gets to see it today.",
  }),
  isListed: nodeFlag(
    "True where lists, sidebars, tags, counts, feeds, search and sitemap show it.",
  ),
  updatedAt: nullableNodeText(
    "The instant of the last change, from the front matter or from git; ISO 8601 in UTC, null where neither tells, and for posts that have not changed since their publication.",
  ),
  updated: nullableNodeText(
    "The day of the last change, in the site's time zone.",
  ).meta({ graphql: "Date @dateformat" }),
};
