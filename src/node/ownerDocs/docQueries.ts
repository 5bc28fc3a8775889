/** A query of the docs. */
export type DocQuery = {
  /** The heading above it. */
  title: string;
  query: string;
};

/** The GraphQL queries of a Markdown file, each under its heading. */
export function docQueries(markdown: string): DocQuery[] {
  const queries: DocQuery[] = [];
  let title = "";
  const parts = /^## (.+)$|^```graphql\n([\s\S]*?)^```$/gm;
  for (const [, heading, query] of markdown.matchAll(parts)) {
    if (heading !== undefined) title = heading;
    if (query !== undefined) queries.push({ title, query });
  }
  return queries;
}
