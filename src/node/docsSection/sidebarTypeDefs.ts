/** Sidebars of documentation as an owner meets them in GraphiQL. */
export const sidebarTypeDefs = /* GraphQL */ `
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
    "Locale of what is said here, such as de."
    locale: String!
    "What a link to the whole sidebar says: the label of its first entry; null where there is none."
    label: String
    "Where such a link leads: a path from the site's root, or an address elsewhere; null where there is no entry."
    path: String
    "Ids of its pages in the order of reading; unlisted ones, which only their own page shows, included."
    docIds: [String!]!
    "The path of its HTML, from the site's root; changes with what is in it."
    file: String!
  }
`;
