import { findQueries } from "./tryQueries";

it("finds the queries of a Markdown file under their headings", () => {
  const docs = [
    "# Title",
    "## First",
    "Text.",
    "```graphql\nquery A {\n  a\n}\n```",
    "```js\nno();\n```",
    "## Second",
    "```graphql\n{ b }\n```",
  ].join("\n\n");
  expect(findQueries(docs)).toEqual([
    { title: "First", query: "query A {\n  a\n}\n" },
    { title: "Second", query: "{ b }\n" },
  ]);
});
