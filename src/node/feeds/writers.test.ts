/** @jest-environment node */
import { XMLParser } from "fast-xml-parser";
import { isWellFormed } from "../../../tests/isWellFormed";
import { minimalSite } from "../../config/testing/minimalSite";
import { withDefaults } from "../../config/withDefaults";
import type { TreeNode } from "../../lib/contentTree";
import { atomFeed } from "./atomFeed";
import { localeChannels } from "./channel";
import { feedFacts } from "./feedFacts";
import { feedItem } from "./feedItem";
import { feedPage } from "./feedPage";
import type { FeedPost } from "./feedPost";
import { feedStrings } from "./feedStrings";
import { finishXml } from "./finishXml";
import { jsonFeed } from "./jsonFeed";
import { rssOptions } from "./rssOptions";
import { testPost } from "./testPost";

/** The package that gatsby-plugin-feed writes with; it has no types. */
type RssFeed = { item: (item: object) => void; xml: () => string };
const Rss = jest.requireActual<new (options: object) => RssFeed>("rss");

const nasty = `<b>"Fish" & 'chips'</b> ]]> ]]> &amp; 😀`;
const withWaste = `\u0000${nasty}\u001b`;
const code: TreeNode = [
  "pre",
  0,
  [
    "code",
    { dangerouslySetInnerHTML: { __html: "a\u0007 ]]> ]]> &lt;/code>" } },
  ],
];
const post = testPost({
  title: withWaste,
  description: withWaste,
  body: [code],
  updatedAt: "2026-05-01T08:00:00.000Z",
  authors: [
    { name: nasty, url: "https://a.example/?b=1&c=2", email: null, path: null },
    { name: "Kim", url: null, email: null, path: "/blog/authors/kim" },
  ],
  tags: [{ key: `a<"b">&c`, label: nasty }],
});
const html = "<pre><code>a ]]&gt; ]]&gt; &lt;/code&gt;</code></pre>";

const site = withDefaults(minimalSite());
const [channel] = localeChannels(site);
if (!channel) throw new Error("The site has no language.");
const strings = feedStrings(process.cwd(), "en");

const parser = new XMLParser({
  ignoreAttributes: false,
  processEntities: { enabled: true },
  htmlEntities: true,
  isArray: (name) => ["dc:creator", "author", "category"].includes(name),
});

/** The feed as it is written to a file, in one of the XML formats. */
async function xmlOf(format: "rss" | "atom", posts: FeedPost[]) {
  const items = await Promise.all(
    posts.map((one) => feedItem(site, one, strings)),
  );
  if (!channel) throw new Error("never");
  const facts = feedFacts(site, channel, items);
  const page = await feedPage({
    facts,
    items,
    format,
    formats: ["rss", "atom"],
    strings,
  });
  const xml =
    format === "atom" ? await atomFeed(facts, items) : await rss(posts);
  return finishXml(xml, {
    styleSheet: "/feed.css",
    page,
    updated: facts.updated,
  });
}

/** As gatsby-plugin-feed does it. */
async function rss(posts: FeedPost[]) {
  if (!channel) throw new Error("never");
  const [options] = rssOptions(site, "/nowhere", [channel]).feeds;
  if (!options) throw new Error("There is no RSS feed.");
  const query = { allBlogPost: { nodes: posts } };
  const feed = new Rss(options.setup({ query }));
  for (const item of await options.serialize({ query })) {
    feed.item(item);
  }
  return feed.xml();
}

const escaped = nasty
  .replaceAll("&", "&amp;")
  .replaceAll("<", "&lt;")
  .replaceAll(">", "&gt;");

test("RSS survives what authors write, and says it as it was meant", async () => {
  const xml = await xmlOf("rss", [post]);
  expect(isWellFormed(xml)).toBe(true);
  const { item } = (
    parser.parse(xml) as { rss: { channel: { item: unknown } } }
  ).rss.channel;
  expect(item).toMatchObject({
    title: nasty,
    description: escaped,
    link: "https://www.example.com/blog/a",
    guid: {
      "#text": "https://www.example.com/blog/a",
      "@_isPermaLink": "true",
    },
    "dc:creator": [nasty, "Kim"],
    category: [nasty],
    pubDate: "Fri, 13 Mar 2026 23:00:00 GMT",
    "atom:updated": "2026-05-01T08:00:00.000Z",
    "content:encoded": html,
  });
});

test("Atom survives it, too", async () => {
  const xml = await xmlOf("atom", [post]);
  expect(isWellFormed(xml)).toBe(true);
  const { feed } = parser.parse(xml) as { feed: Record<string, unknown> };
  expect(feed).toMatchObject({
    "@_xml:lang": "en-GB",
    updated: "2026-05-01T08:00:00.000Z",
  });
  expect(feed.entry).toMatchObject({
    title: { "#text": escaped, "@_type": "html" },
    summary: { "#text": escaped },
    id: "https://www.example.com/blog/a",
    author: [
      { name: nasty.replace("&amp;", "&"), uri: "https://a.example/?b=1&c=2" },
      { name: "Kim", uri: "https://www.example.com/blog/authors/kim" },
    ],
    category: [{ "@_term": `a<"b">&c`, "@_label": nasty }],
    published: "2026-03-13T23:00:00.000Z",
    updated: "2026-05-01T08:00:00.000Z",
    content: { "#text": html, "@_type": "html" },
  });
});

test("JSON says the same", async () => {
  const items = [await feedItem(site, post, strings)];
  const feed = JSON.parse(
    await jsonFeed(feedFacts(site, channel, items), items),
  ) as Record<string, unknown>;
  expect(feed).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    language: "en-GB",
    feed_url: "https://www.example.com/blog/feed.json",
    authors: [{ name: "Alex Example", url: "https://www.example.com" }],
  });
  expect(feed.items).toEqual([
    {
      id: "https://www.example.com/blog/a",
      url: "https://www.example.com/blog/a",
      title: nasty,
      summary: nasty,
      content_html: html,
      language: "en-GB",
      date_published: "2026-03-13T23:00:00.000Z",
      date_modified: "2026-05-01T08:00:00.000Z",
      authors: [
        { name: nasty, url: "https://a.example/?b=1&c=2" },
        { name: "Kim", url: "https://www.example.com/blog/authors/kim" },
      ],
      tags: [nasty],
    },
  ]);
});

test.each(["rss", "atom"] as const)(
  "%s without posts is well-formed, and the same tomorrow",
  async (format) => {
    const today = await xmlOf(format, []);
    expect(isWellFormed(today)).toBe(true);
    jest.useFakeTimers({ now: Date.now() + 86_400_000 });
    expect(await xmlOf(format, [])).toBe(today);
    jest.useRealTimers();
  },
);
