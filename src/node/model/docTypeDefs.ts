import { entryFieldDefs } from "./entryFieldDefs";

/** Pages of documentation as an owner meets them in GraphiQL. */
export const docTypeDefs = /* GraphQL */ `
  """
  A page of documentation in one locale: a file in content/docs (or
  docs-<collection>, docs@<version>), or the fallback for a missing translation.
  """
  type Doc implements Node @dontInfer {
    ${entryFieldDefs}
    "Path below content/ that ties the translations together."
    folder: String!
    "Id of its collection; default for content/docs."
    collection: String!
    "Name of its version; current for the one that is worked on."
    version: String!
    "Its id, which sidebars, menus and other versions know it by, such as guide/setup."
    docId: String!
    "Its path below the start of its version; / for the start itself."
    slug: String!
    "The title, as the page shows it."
    title: String!
    "The title in the sidebar; null where it is the title."
    sidebarLabel: String
    "Its place in its folder's part of the sidebar; null where only its name decides."
    position: Float
    "The description in the author's words; null where the author gave none."
    lead: String
    "The instant of the last change, from the front matter or from git; ISO 8601 in UTC, null where neither tells."
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
    "Who gets to see it today; never SCHEDULED."
    visibility: PostVisibility!
    "True where sidebars, tags, search and sitemap show the page."
    isListed: Boolean!
    "Where its source can be edited; null for nowhere."
    editUrl: String
    "Keys of the tags: as in content/tags.yaml, or for tags that only pages name what an address makes of them."
    tagKeys: [String!]!
    "The picture that stands for the page."
    cover: ContentImage
    "How long it takes to read."
    readingTime: ReadingTime!
  }
`;
