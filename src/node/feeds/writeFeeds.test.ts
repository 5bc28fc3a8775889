/** @jest-environment node */
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { onPostBuild as pluginFeed } from "gatsby-plugin-feed/gatsby-node";
import { minimalSite } from "../../config/testing/minimalSite";
import type { Feeds } from "../../config/types";
import { withDefaults } from "../../config/withDefaults";
import { localeChannels } from "./channel";
import { rssOptions } from "./rssOptions";
import { testPost } from "./testPost";
import { writeFeeds } from "./writeFeeds";

const project = process.cwd();
let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "feeds-"));
  for (const folder of ["src/styles", "src/node/feeds", "locales"]) {
    cpSync(path.join(project, folder), path.join(root, folder), {
      recursive: true,
    });
  }
  // gatsby-plugin-feed writes where the build runs.
  process.chdir(root);
});
afterEach(() => {
  process.chdir(project);
  rmSync(root, { recursive: true });
});

const nodes = {
  SitePage: [
    { path: "/de/blog/tags/craft" },
    { path: "/blog/authors/alex" },
    { path: "/blog/authors/kim" },
  ],
  Tag: [
    {
      key: "craft",
      locale: "de",
      path: "/de/blog/tags/craft",
      label: "Handwerk",
    },
    { key: "idle", locale: "de", path: "/de/blog/tags/idle", label: "Leer" },
  ],
  Author: [
    { key: "alex", locale: "en", path: "/blog/authors/alex", name: "Alex" },
    { key: "guest", locale: "en", path: null, name: "A guest" },
  ],
};
const queries: string[] = [];
const posts = [testPost()];

const args = () =>
  ({
    store: { getState: () => ({ program: { directory: root } }) },
    getNodesByType: (type: keyof typeof nodes) => nodes[type],
    graphql: (query: string) => {
      queries.push(query);
      const data = query.includes("siteMetadata")
        ? { site: { siteMetadata: { siteUrl: "" } } }
        : { allBlogPost: { nodes: posts } };
      return Promise.resolve({ data });
    },
  }) as unknown as BuildArgs;

/** A build as Gatsby runs it: the plugin first. */
async function build(feeds: Partial<Feeds>): Promise<string[]> {
  queries.length = 0;
  const { blog } = minimalSite();
  const site = withDefaults(minimalSite({ blog: { ...blog, feeds } }));
  await pluginFeed(args(), rssOptions(site, root, localeChannels(site)));
  const publicFolder = path.join(root, "public");
  await writeFeeds(args(), site);
  return readdirSync(publicFolder, { recursive: true })
    .map(String)
    .filter((name) => /\.\w+$/.test(name))
    .sort();
}

const both = ["atom.xml", "feed.json", "rss.xml"].map((name) => `blog/${name}`);

test("each language has each format, and browsers a style sheet", async () => {
  const files = [...both, ...both.map((file) => `de/${file}`), "feed.css"];
  expect(await build({})).toEqual(files.sort());
  expect(queries.join()).toContain("limit: 20");
  const css = readFileSync("public/feed.css", "utf8");
  expect(css).toContain("--paper:");
  expect(css).toContain("channel");
});

test("tags and authors have feeds where they have pages", async () => {
  const files = await build({ formats: ["rss"], tags: true, authors: true });
  expect(files).toEqual([
    "blog/authors/alex/rss.xml",
    "blog/rss.xml",
    "de/blog/rss.xml",
    "de/blog/tags/craft/rss.xml",
    "feed.css",
  ]);
  expect(queries.join()).toContain('tagKeys: { in: ["craft"] }');
  expect(queries.join()).toContain('authorKeys: { in: ["alex"] }');
  const xml = readFileSync("public/de/blog/tags/craft/rss.xml", "utf8");
  expect(xml).toContain("<![CDATA[Alex Example: Handwerk]]>");
  expect(xml).toContain("xml-stylesheet");
  expect(xml).toContain(
    "<lastBuildDate>Fri, 13 Mar 2026 23:00:00 GMT</lastBuildDate>",
  );
});

test("what is no longer wanted goes", async () => {
  await build({ tags: true });
  expect(await build({ formats: ["json"] })).toEqual([
    "blog/feed.json",
    "de/blog/feed.json",
  ]);
  expect(await build({ formats: [] })).toEqual([]);
});

test("the same content makes the same files", async () => {
  const contents = async () =>
    Object.fromEntries(
      (await build({})).map((file) => [
        file,
        readFileSync(path.join(root, "public", file), "utf8"),
      ]),
    );
  const first = await contents();
  jest.useFakeTimers({
    now: Date.now() + 86_400_000,
    doNotFake: ["nextTick", "setImmediate", "setTimeout"],
  });
  expect(await contents()).toEqual(first);
  jest.useRealTimers();
});
