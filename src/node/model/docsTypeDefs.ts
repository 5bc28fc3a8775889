/** Versions and sidebars of documentation as an owner meets them in GraphiQL. */
export const docsTypeDefs = /* GraphQL */ `
  """
  A version of a docs instance in one locale: content/docs, or a
  copy of it that was cut, content/docs@<version>.
  """
  type DocsVersion implements Node @dontInfer {
    "Id of its docs instance; default for content/docs."
    instance: String!
    "Its name in folders, menus and browsers' storage; current for the one that is worked on."
    name: String!
    "Locale of its texts, such as de."
    locale: String!
    "What readers see; null for the current version where the site config has no name for it."
    label: String
    "Where its paths begin: from the site's root, without a trailing slash."
    path: String!
    "True for the version that readers get by default."
    isLast: Boolean!
    "Id of the page that links to the version lead to."
    mainDocId: String
    "Its pages, unlisted ones and fallbacks for missing translations included."
    docs: [DocsVersionDoc!]!
    "Ids of its pages that are drafts, which a published site leaves out; none in previews, which show them."
    draftIds: [String!]!
  }

  "A page of documentation as its version knows it."
  type DocsVersionDoc {
    "Its id in the version, such as guide/setup: the docId of a Doc."
    id: String!
    "Path from the site's root, without a trailing slash."
    path: String!
    "Id of the sidebar beside it; null where there is none."
    sidebar: String
    "True where sidebars, tags, search and sitemap don't show the page."
    unlisted: Boolean!
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
`;
