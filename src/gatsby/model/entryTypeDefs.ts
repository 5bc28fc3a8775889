import { collections } from "../../site/collections";

/** The fields that entries of every collection have. */
const entryFields = /* GraphQL */ `
    "Locale of the page that shows it, such as de."
    locale: String!
    "Locale it is written in; differs from locale in a fallback."
    lang: String!
    "True where this locale has no translation and shows another language's text."
    isFallback: Boolean!
    "Path from the site's root, without a trailing slash."
    path: String!
    "Path below content/ that ties the translations together."
    folder: String!
    "The same below the folder of its collection, such as about."
    name: String!
    "Source file, from the project's root."
    sourcePath: String!
    "Where its source can be edited; null for nowhere."
    editUrl: String
    "The title, as its page shows it."
    title: String!
    "The title for search engines and previews; null where it is the title."
    titleMeta: String
    "For search engines and previews; the first paragraph where the author gave none."
    description: String!
    "The description in the author's words; null where the author gave none."
    lead: String
    "Words for search engines."
    keywords: [String!]!
    "The image that stands for it."
    cover: ContentImage
    "The same for dark mode; null for most."
    coverDark: ContentImage
    "The instant of the last change, from the front matter or from git; ISO 8601 in UTC, null where neither tells, and for posts that have not changed since their publication."
    updatedAt: String
    "The day of the last change, in the site's time zone."
    updated: Date @dateformat
    "The same in words of the page's language."
    updatedText(
      "FULL by default: 14 March 2026, 14. März 2026."
      style: DateStyle = FULL
    ): String
    "Who changed it last, as the front matter says."
    updatedBy: String
    "Who gets to see it today."
    visibility: PostVisibility!
    "True where lists, sidebars, tags, counts, feeds, search and sitemap show it."
    isListed: Boolean!
    "Headings of the levels set in the site config, in their order."
    toc: [TocItem!]!
    "The body as a content tree: text, or elements as [type, props, ...children]."
    body: JSON!
    "Text before the truncate marker, or the first paragraph, as a content tree."
    summary: JSON!
    "True when there is more to read than the summary."
    hasMore: Boolean!
    "How long it takes to read."
    readingTime: ReadingTime!
    "Components in the body that have a stylesheet or a script: folders in src/components."
    components: [String!]!
    "The stylesheets of these components."
    styles: String!
    "True when the file imports components of its own."
    isRich: Boolean!
    "The prose without code and markup, one paragraph a line."
    text: String!
    "Images in the body."
    images: [ContentImage!]!
    "Links in the body and the front matter."
    links: [ContentLink!]!
`;

/** The types of the entries of all collections. */
export const entryTypeDefs: string[] = collections.map(
  ({ nodeType, description, typeDefs }) => /* GraphQL */ `
    ${JSON.stringify(description)}
    type ${nodeType} implements Node @dontInfer {
      ${entryFields}
      ${typeDefs.fields}
    }
    ${typeDefs.types ?? ""}
  `,
);
