import { z } from "zod";
import { siteConfig } from "../../config/resolved";
import { collections } from "../../site/collections";
import { contactNode } from "../../site/content/contact";
import { createCvSchema } from "../../site/content/data/cv";
import { authorNode } from "../../site/content/data/authors";
import { seriesNode } from "../../site/content/data/series";
import { tagNode } from "../../site/content/data/tags";
import {
  loadedNodeFields,
  resolvedNodeFields,
} from "../../site/content/entryNode";
import { createTypeDefs } from "./createTypeDefs";
import type { NodeInterface, NodeType } from "./createTypeDefs";
import {
  itemLocale,
  nodeText,
  nullableNodeText,
} from "../../site/content/nodeFields";

const entry: NodeInterface = {
  name: "Entry",
  description: "What entries of all collections have.",
  fields: {
    ...resolvedNodeFields,
    ...loadedNodeFields,
    styles: nodeText("The stylesheets of these components."),
  },
};

const entryTypes = collections.map(
  ({ nodeType, description, nodeFields }): NodeType => ({
    name: nodeType,
    description,
    shares: entry.name,
    fields: { ...entry.fields, ...nodeFields },
  }),
);

const author: NodeType = {
  name: "Author",
  description: "An author in one locale: an entry of content/authors.yaml.",
  fields: authorNode.shape,
};

const tag: NodeType = {
  name: "Tag",
  description:
    "A tag in one locale: an entry of content/tags.yaml, or one that only posts name.",
  fields: tagNode.shape,
};

const series: NodeType = {
  name: "Series",
  description:
    "A series in one locale: an entry of content/series.yaml, or one that only posts name.",
  fields: seriesNode.shape,
};

const sidebar: NodeType = {
  name: "Sidebar",
  description:
    "A sidebar of a version of documentation in one locale: made of its folders, or written in src/config/sidebars.ts.",
  fields: {
    key: nodeText(
      "Its folder in content, its id and its locale: what pages query it by.",
    ),
    sidebarId: nodeText(
      "Its id, unique within its version; defaultSidebar for one that is made of folders.",
    ),
    instance: nodeText("Id of its docs instance; default for content/docs."),
    version: nodeText(
      "Name of its version; current for the one that is worked on.",
    ),
    locale: itemLocale,
    items: z.unknown().meta({
      graphql: "JSON!",
      description:
        "Its entries: pages, links, markup, and categories with entries of their own.",
    }),
  },
};

const cv: NodeType = {
  name: "Cv",
  description: "The CV in one locale: content/cv.yaml.",
  fields: {
    locale: itemLocale,
    contact: contactNode
      .nullable()
      .describe(
        "How to reach the owner; null where the site config says nothing of it.",
      ),
    ...createCvSchema(siteConfig.i18n).shape,
  },
};

/** The common fields of front matter, as authors wrote them. */
const frontMatter = z
  .object({
    title: nullableNodeText("The title."),
    description: nullableNodeText("A sentence or two for search engines."),
    slug: nullableNodeText("The path, or its end."),
    date: z.string().meta({
      graphql: "Date @dateformat",
      description: "The day or instant of publication.",
    }),
    tags: z
      .array(z.string())
      .nullable()
      .describe("The tags, as the front matter has them."),
    draft: z.boolean().nullable().describe("True for a draft."),
  })
  .meta({
    id: "MdxFrontmatter",
    description:
      "Fields of front matter, unchecked. BlogPost and Page have all of them.",
  });

/** Inferred, the type would cost seconds at a thousand files, and warn where two front matters disagree. */
const mdx: NodeType = {
  name: "Mdx",
  description:
    "A content file as gatsby-plugin-mdx reads it. BlogPost and Page hold what is in it, checked.",
  parent: "File",
  fields: {
    body: nullableNodeText("The text without front matter, as written."),
    frontmatter: frontMatter
      .nullable()
      .describe("The common fields of its front matter."),
  },
};

const messages: NodeType = {
  name: "Locale",
  description:
    "The interface's messages of one namespace in one language: a file in locales/.",
  parent: "File",
  fields: {
    language: nodeText("Locale, such as de."),
    ns: nodeText("Namespace: the name of the file."),
    data: nodeText("The messages as JSON; those that are missing are English."),
  },
};

const otherTypeDefs = /* GraphQL */ `
  # Gatsby declares its fields. To infer them as well, it would look at eight
  # dates of each file and folder in each build.
  "A file of the site, as gatsby-source-filesystem finds it."
  type File implements Node @dontInfer

  "A folder of the site, which says nothing that its files don't."
  type Directory implements Node @dontInfer

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

  "A picture that other sites show beside a link."
  type SocialImage {
    "Path from the site's root, or a web address."
    src: String!
    "In pixels; null for pictures that are elsewhere."
    width: Int
    "In pixels; null for pictures that are elsewhere."
    height: Int
    "What the picture shows, in the language of the post's text."
    alt: String!
  }
`;

/** All types of the content model. */
export const typeDefs: string[] = [
  ...createTypeDefs(
    [...entryTypes, author, tag, series, sidebar, cv, mdx, messages],
    [entry],
  ),
  otherTypeDefs,
];
