/** Posts that belong together and have an order. */
export const seriesTypeDefs = /* GraphQL */ `
  """
  A series in one locale: an entry of content/series.yaml, or one that only
  posts name.
  """
  type Series implements Node @dontInfer {
    "Key in content/series.yaml and in posts' front matter."
    key: String!
    "Locale of what is said here, such as de."
    locale: String!
    "The series as readers see it; its key where content/series.yaml has no entry."
    title: String!
    "What the series is about."
    description: String
  }
`;
