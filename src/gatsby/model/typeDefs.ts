import { cvSchema } from "../../site/content/data/cv";
import { entryTypeDefs } from "./entryTypeDefs";
import { createSchemaTypeDefs } from "../../site/collections/schemaTypeDefs";
import { valueTypeDefs } from "./valueTypeDefs";

const cv = createSchemaTypeDefs(cvSchema.shape);

/** The node types that are not entries. */
const nodeTypeDefs = /* GraphQL */ `
  """
  An author in one locale: an entry of content/authors.yaml. Where a post says
  who wrote it, the author may also be of that post alone, which no list shows.
  """
  type Author implements Node @dontInfer {
    "Key in content/authors.yaml and in posts' front matter; an id for authors of one post alone."
    key: String!
    "Locale of its texts, such as de."
    locale: String!
    "Place in content/authors.yaml, from 0."
    position: Int!
    "The name, as readers see it."
    name: String!
    "What the author does, in a few words."
    title: String
    "A few sentences about the author."
    bio: String
    "The author's own website."
    url: String
    "The author's e-mail address."
    email: String
    "The portrait."
    image: ContentImage
    "Profiles elsewhere."
    socials: [Social!]!
    "Path of the author's page; null for authors without one."
    path: String
  }

  "A tag in one locale: an entry of content/tags.yaml, or one that only posts name."
  type Tag implements Node @dontInfer {
    "Key in content/tags.yaml and in posts' front matter."
    key: String!
    "Locale of its texts, such as de."
    locale: String!
    "The end of its page's path."
    permalink: String!
    "The tag as readers see it."
    label: String!
    "What the tag is about."
    description: String
    "Path of the tag's page."
    path: String!
    "True where posts that lists of this locale show carry the tag: else it has no page."
    hasPage: Boolean!
  }

  """
  A series in one locale: an entry of content/series.yaml, or one that only
  posts name.
  """
  type Series implements Node @dontInfer {
    "Key in content/series.yaml and in posts' front matter."
    key: String!
    "Locale of its texts, such as de."
    locale: String!
    "The series as readers see it; its key where content/series.yaml has no entry."
    title: String!
    "What the series is about."
    description: String
  }

  """
  A sidebar of a version of documentation in one locale: made of its folders,
  or written in src/config/sidebars.ts.
  """
  type Sidebar implements Node @dontInfer {
    "Its folder in content, its id and its locale: what pages query it by."
    key: String!
    "Its id, unique within its version; defaultSidebar for one that is made of folders."
    sidebarId: String!
    "Id of its docs instance; default for content/docs."
    instance: String!
    "Name of its version; current for the one that is worked on."
    version: String!
    "Locale of its texts, such as de."
    locale: String!
    "Its entries: pages, links, markup, and categories with entries of their own."
    items: JSON!
  }

  "The CV in one locale: content/cv.yaml."
  type Cv implements Node @dontInfer {
    "Locale of its texts, such as de."
    locale: String!
    "How to reach the owner; null where the site config says nothing of it."
    contact: Contact
    "Address of the CV as a PDF; null where Typst is not installed."
    pdf: String
    "Address of the project profile as a PDF; null where Typst is not installed."
    profile: String
    ${cv.fields}
  }
  ${cv.types}

  # Gatsby declares its fields. To infer them as well, it would look at eight
  # dates of each file in each build.
  "A file of the site, as gatsby-source-filesystem finds it."
  type File implements Node @dontInfer

  """
  A content file as gatsby-plugin-mdx reads it. BlogPost and Page hold what is
  in it, checked.
  """
  type Mdx implements Node @dontInfer @childOf(types: ["File"]) {
    # Inferred, its type would cost seconds at a thousand files, and warn where
    # two front matters disagree.
    "The text without front matter, as written."
    body: String
  }

  "The interface's messages of one namespace in one language: a file in locales/."
  type Locale implements Node @dontInfer @childOf(types: ["File"]) {
    "Locale, such as de."
    language: String!
    "Namespace: the name of the file."
    ns: String!
    "The messages as JSON; those that are missing are English."
    data: String!
  }
`;

/** All types of the content model. */
export const typeDefs = [...entryTypeDefs, nodeTypeDefs, valueTypeDefs];
