import { partTypeDefs } from "./partTypeDefs";

/**
 * The content model as an owner meets it in GraphiQL. Every text exists once
 * for each locale: where a translation is missing, a stand-in carries the text
 * of the other language (`lang` differs from `locale`).
 */
const nodeTypeDefs = /* GraphQL */ `
  "How to write a day."
  enum DateStyle {
    "14 March 2026, 14. März 2026."
    FULL
    "14 Mar, 14. März; for lists under their year."
    DAY_MONTH
  }

  """
  A blog post in one locale: content/blog/<folder>/<locale>.mdx, or the
  stand-in for a missing translation.
  """
  type BlogPost implements Node @dontInfer {
    "Locale of the page that shows it, such as de."
    locale: String!
    "Locale its text is written in; differs from locale in a stand-in."
    lang: String!
    "True where this locale has no translation and shows another language's text."
    isStandIn: Boolean!
    "Folder below content/ that ties the translations together."
    folder: String!
    "Last part of the path, such as first-blog-post."
    slug: String!
    "Path from the site's root, without a trailing slash."
    path: String!
    title: String!
    "For search engines and previews; the first paragraph where the author gave none."
    description: String!
    "Day of publication, a plain date without time zone."
    date: Date! @dateformat
    "The same in words of the page's language."
    dateText(
      "FULL by default: 14 March 2026, 14. März 2026."
      style: DateStyle = FULL
    ): String!
    "Words for search engines."
    keywords: [String!]!
    "Keys of the authors, as written in the front matter."
    authorKeys: [String!]!
    "Keys of the tags, as written in the front matter."
    tagKeys: [String!]!
    "The picture that stands for the post."
    cover: ContentImage
    readingTime: ReadingTime!
    "Text before the truncate marker, or the first paragraph, as a content tree."
    summary: JSON!
    "True when there is more to read than the summary."
    hasMore: Boolean!
    "Headings of the levels set in the site config, in their order."
    toc: [TocItem!]!
    "The text as a content tree; null when the file imports components of its own."
    body: JSON
    "True when the file imports components of its own."
    isRich: Boolean!
    "The prose without code and markup, one paragraph a line."
    text: String!
    "Pictures in the text."
    images: [ContentImage!]!
    "Links in the text."
    links: [ContentLink!]!
    "Source file, from the project's root."
    sourcePath: String!
  }

  "A plain page in one locale: content/pages/<name>/<locale>.mdx, or its stand-in."
  type Page implements Node @dontInfer {
    "Locale of the page that shows it, such as de."
    locale: String!
    "Locale its text is written in; differs from locale in a stand-in."
    lang: String!
    "True where this locale has no translation and shows another language's text."
    isStandIn: Boolean!
    "Folder below content/ that ties the translations together."
    folder: String!
    "Name of its folder, such as about; home is the start page."
    name: String!
    "Path from the site's root, without a trailing slash."
    path: String!
    title: String!
    "For search engines and previews; the first paragraph where the author gave none."
    description: String!
    "The picture that stands for the page."
    cover: ContentImage
    "Headings of the levels set in the site config, in their order."
    toc: [TocItem!]!
    "The text as a content tree; null when the file imports components of its own."
    body: JSON
    "True when the file imports components of its own."
    isRich: Boolean!
    "The prose without code and markup, one paragraph a line."
    text: String!
    "Pictures in the text."
    images: [ContentImage!]!
    "Links in the text."
    links: [ContentLink!]!
    "Sections of the start page; only the page called home has them."
    home: HomeContent
    "Source file, from the project's root."
    sourcePath: String!
  }

  "An author in one locale: an entry of content/authors.yaml."
  type Author implements Node @dontInfer {
    "Key in content/authors.yaml and in posts' front matter."
    key: String!
    locale: String!
    "Place in content/authors.yaml, from 0."
    position: Int!
    name: String!
    "What the author does, in a few words."
    title: String
    bio: String
    "The author's own website."
    url: String
    email: String
    image: ContentImage
    socials: [Social!]!
    "Path of the author's page."
    path: String!
  }

  "A tag in one locale: an entry of content/tags.yaml, or one that only posts name."
  type Tag implements Node @dontInfer {
    "Key in content/tags.yaml and in posts' front matter."
    key: String!
    locale: String!
    "The tag as readers see it."
    label: String!
    description: String
  }

  """
  A content file as gatsby-plugin-mdx reads it. BlogPost and Page hold what is
  in it, checked.
  """
  type Mdx implements Node @dontInfer {
    # Inferred, its type would cost seconds at a thousand files, and warn where
    # two front matters disagree.
    "The text without front matter, as written."
    body: String
    frontmatter: MdxFrontmatter
  }

  type MdxFrontmatter @dontInfer {
    title: String
  }

  type Locale implements Node @dontInfer {
    "Locale, such as de."
    language: String
    "Namespace: the name of the file."
    ns: String
    "The strings as JSON; keys that are missing come from the default locale."
    data: String
  }
`;

/** All types of the content model. */
export const typeDefs = [nodeTypeDefs, partTypeDefs];
