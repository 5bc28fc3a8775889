/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { triedQueries } from "../../src/node/ownerDocs/tryQueries";
import type { TriedQuery } from "../../src/node/ownerDocs/tryQueries";

type Post = {
  title: string;
  locale: string;
  path: string;
  tags: { label: string }[];
  sourcePath: string;
  readingTime: { minutes: number; words: number };
  links: { url: string; line: number }[];
};
type DocsVersion = {
  path: string;
  label: string;
  isLast: boolean;
  docs: { path: string }[];
};
type Data = {
  allDocsVersion: { nodes: DocsVersion[] };
  allDoc: { nodes: { locale: string; docId: string }[] };
  allBlogPost: { totalCount: number; nodes: Post[] };
};

if (!existsSync(triedQueries)) {
  throw new Error(
    "The build has not run the queries of docs/graphiql.md: npm run test:site does.",
  );
}
const tried = JSON.parse(readFileSync(triedQueries, "utf8")) as TriedQuery[];
const answerTo = (name: string): Data => {
  const found = tried.find(({ query }) => query.includes(`query ${name} `));
  if (!found) throw new Error(`docs/graphiql.md does not ask ${name}.`);
  return found.data as Data;
};
const titles = (name: string) =>
  answerTo(name).allBlogPost.nodes.map(({ title }) => title);

test("all questions of docs/graphiql.md are answered without errors", () => {
  const asked = readFileSync("docs/graphiql.md", "utf8").match(
    /^```graphql$/gm,
  );
  expect(tried.map(({ title, errors }) => [title, errors])).toEqual(
    tried.map(({ title }) => [title, []]),
  );
  expect(tried).toHaveLength(asked?.length ?? 0);
  expect(tried.length).toBeGreaterThanOrEqual(6);
});

test("German posts of an author", () => {
  const { totalCount, nodes } = answerTo("GermanPostsOfAnAuthor").allBlogPost;
  expect(totalCount).toBe(nodes.length);
  expect(titles("GermanPostsOfAnAuthor")).toEqual([
    "Eine Million Zeilen umziehen, während alle arbeiten",
    "Neun Git-Befehle, die ich jede Woche brauche",
    "Die E-Rechnung für Freelancer",
    "Einen Vertrag lesen, bevor man ihn unterschreibt",
    "Was ein barrierefreies Formular richtig macht",
  ]);
  for (const { readingTime } of nodes) {
    expect(readingTime.minutes).toBeGreaterThan(0);
    expect(readingTime.words).toBeGreaterThan(100);
  }
});

test("posts without a translation, with the language that lacks one", () => {
  const { nodes } = answerTo("PostsWithoutTranslation").allBlogPost;
  expect(nodes.map(({ locale, sourcePath }) => [locale, sourcePath])).toEqual([
    ["de", "content/blog/2026-06-16-working-across-time-zones/en.mdx"],
    ["en", "content/blog/2026-03-03-e-rechnung-fuer-freelancer/de.mdx"],
  ]);
});

test("posts with a tag, in each language", () => {
  const { nodes } = answerTo("PostsWithATag").allBlogPost;
  const labels = { de: "Datenbanken", en: "Databases" };
  for (const [locale, label] of Object.entries(labels)) {
    const posts = nodes.filter((post) => post.locale === locale);
    expect(posts.length).toBeGreaterThan(1);
    const start = locale === "de" ? "/de/blog/" : "/blog/";
    for (const { path, tags } of posts) {
      expect(path.startsWith(start)).toBe(true);
      expect(tags).toContainEqual({ label });
    }
  }
});

test("pictures without a text", () => {
  const { nodes } = answerTo("PicturesWithoutText").allBlogPost;
  const silent = readdirSync("content/blog", {
    recursive: true,
    encoding: "utf8",
  })
    .filter((name) => name.endsWith(".mdx"))
    .map((name) => `content/blog/${name}`)
    .filter((file) => /!\[\]\(/.test(readFileSync(file, "utf8")));
  expect(nodes.map(({ sourcePath }) => sourcePath).sort()).toEqual(
    silent.sort(),
  );
});

test("a published site has no drafts and nothing scheduled", () => {
  expect(titles("NotYetPublished")).toEqual([]);
});

test("links to a domain", () => {
  const { nodes } = answerTo("LinksToADomain").allBlogPost;
  expect(nodes.length).toBeGreaterThan(0);
  for (const { links } of nodes) {
    const urls = links.map(({ url }) => url);
    expect(urls.some((url) => url.includes("w3.org/"))).toBe(true);
    expect(links.every(({ line }) => line > 0)).toBe(true);
  }
});

test("what has not been touched for longest, at most five", () => {
  expect(titles("OldestFirst")).toHaveLength(5);
});

test("versions of documentation, with their pages", () => {
  const { nodes } = answerTo("VersionsOfDocs").allDocsVersion;
  expect(nodes.map(({ path, label, isLast }) => [path, label, isLast])).toEqual(
    [
      ["/handbook", "2027", true],
      ["/handbook/2026", "2026", false],
    ],
  );
  const pathsOf = nodes.map(({ docs }) => docs.map(({ path }) => path));
  expect(pathsOf[0]).toContain("/handbook/work/feedback");
  expect(pathsOf[1]).toContain("/handbook/2026/work/chat");
});

test("pages of documentation without a translation", () => {
  const { nodes } = answerTo("DocsWithoutTranslation").allDoc;
  expect(nodes.map(({ locale, docId }) => [locale, docId])).toEqual([
    ["de", "invoices/abroad"],
  ]);
});
