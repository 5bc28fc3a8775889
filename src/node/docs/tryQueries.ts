import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A query of the docs. */
export type DocQuery = {
  /** The heading above it. */
  title: string;
  query: string;
};

/** What a query of the docs answered. */
export type TriedQuery = DocQuery & { data: unknown; errors: string[] };

type Ask = (
  query: string,
) => Promise<{ data?: unknown; errors?: { message: string }[] }>;

/** Where the answers are kept, from the project's root. */
export const triedQueries = ".cache/tried-queries.json";

/**
 * Asks the finished site what docs/graphiql.md asks, and keeps the answers for
 * the tests. Only a running build has the schema and the data, so tests let
 * theirs do it: SITE_TRY_QUERIES=true.
 */
export async function tryQueries(root: string, graphql: Ask): Promise<void> {
  const docs = readFileSync(path.join(root, "docs/graphiql.md"), "utf8");
  const tried: TriedQuery[] = [];
  for (const { title, query } of findQueries(docs)) {
    const { data, errors = [] } = await graphql(query);
    const messages = errors.map(({ message }) => message);
    tried.push({ title, query, data, errors: messages });
  }
  writeFileSync(path.join(root, triedQueries), JSON.stringify(tried, null, 2));
}

/** The GraphQL queries of a Markdown file, each under its heading. */
export function findQueries(markdown: string): DocQuery[] {
  const queries: DocQuery[] = [];
  let title = "";
  const parts = /^## (.+)$|^```graphql\n([\s\S]*?)^```$/gm;
  for (const [, heading, query] of markdown.matchAll(parts)) {
    if (heading !== undefined) title = heading;
    if (query !== undefined) queries.push({ title, query });
  }
  return queries;
}
