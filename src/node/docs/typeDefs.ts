/** Sidebars of documentation and the navbar's menus of versions as an owner meets them in GraphiQL. */
export const docsTypeDefs = /* GraphQL */ `
  """
  A sidebar of a version of documentation in one locale: made of its folders,
  or written in src/config/sidebars.ts.
  """
  type Sidebar implements Node @dontInfer {
    "Its id, unique within its version; defaultSidebar for one that is made of folders."
    sidebarId: String!
    "Id of its collection; default for content/docs."
    collection: String!
    "Name of its version; current for the one that is worked on."
    version: String!
    "Locale of its texts, such as de."
    locale: String!
    "Its entries: pages, links, markup, and categories with entries of their own."
    items: JSON!
  }

  "What the navbar knows of documentation in one locale."
  type DocsMenu implements Node @dontInfer {
    "Locale of its texts, such as de."
    locale: String!
    "By id of the collection: its versions, and where the pages and sidebars are that the navbar names."
    collections: JSON!
  }
`;
