import { entryFieldDefs } from "./entryFieldDefs";

/**
 * Posts as an owner meets them in GraphiQL. Every text exists once for each
 * locale: where a translation is missing, a fallback carries the text of the
 * other language (`lang` differs from `locale`).
 */
export const postTypeDefs = /* GraphQL */ `
  "How to write a day."
  enum DateStyle {
    "14 March 2026, 14. März 2026."
    FULL
    "14 Mar, 14. März; for lists under their year."
    DAY_MONTH
  }

  "Who gets to see a post."
  enum PostVisibility {
    "Everybody, everywhere."
    LISTED
    "Whoever has its address."
    UNLISTED
    "Nobody yet; exists in previews only."
    DRAFT
    "Nobody until its date; exists in previews only."
    SCHEDULED
  }

  """
  A blog post in one locale: content/blog/<folder>/<locale>.mdx, or the
  fallback for a missing translation.
  """
  type BlogPost implements Node @dontInfer {
    ${entryFieldDefs}
    "Folder below content/ that ties the translations together."
    folder: String!
    "The path below /blog, such as first-blog-post."
    slug: String!
    "The title, as the post's page shows it."
    title: String!
    "The title in the list of recent posts; null where it is the title."
    sidebarLabel: String
    "The description in the author's words; null where the author gave none."
    lead: String
    "Day of publication, a plain date without time zone."
    date: Date! @dateformat
    "The same in words of the page's language."
    dateText(
      "FULL by default: 14 March 2026, 14. März 2026."
      style: DateStyle = FULL
    ): String!
    "The instant of publication: ISO 8601 in UTC, ending in Z."
    publishedAt: String!
    "The instant of the last change after publication, from the front matter or from git; null if there was none."
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
    "True where lists, tags, counts, feeds, sitemap and neighbours show the post."
    isListed: Boolean!
    "True for a post on top of the list."
    isPinned: Boolean!
    "Key of the series it belongs to."
    seriesKey: String
    "Its place in the series, as written in the front matter."
    seriesOrder: Int
    "Address of the original, if the post appeared elsewhere first."
    canonical: String
    "False where the front matter switches comments off."
    allowsComments: Boolean!
    "Where its source can be edited; null unless the site config says where."
    editUrl: String
    "Keys of those authors who are in content/authors.yaml."
    authorKeys: [String!]!
    "Keys of the tags: as in content/tags.yaml, or for tags that only posts name what an address makes of them."
    tagKeys: [String!]!
    "The picture that stands for the post."
    cover: ContentImage
    "The same for dark mode, where the post has one."
    coverDark: ContentImage
    "How long it takes to read."
    readingTime: ReadingTime!
    "Text before the truncate marker, or the first paragraph, as a content tree."
    summary: JSON!
    "True when there is more to read than the summary."
    hasMore: Boolean!
  }
`;
