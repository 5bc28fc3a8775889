import { XMLParser, XMLValidator } from "fast-xml-parser";
import Rss from "rss";
import { createFolder } from "../../../tests/createFolder";
import { createAtom, writeFeeds } from "./atom";
import { cleanTexts, toFeedTime } from "./feed";
import type { FeedPost } from "./posts";
import { createRssOptions } from "./rss";
import { escapeHtml } from "../../lib/escape";
import { createTestFeed, createTestPost, feedConfig } from "./testing/feed";

const folder = createFolder();
/** True for a text that is XML: everything closed, quoted and escaped. */
const isWellFormed = (xml: string) =>
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Its successor is another package that does the same.
  XMLValidator.validate(xml) === true;
const nasty = `<b>"Fish" & 'chips'</b> ]]> ]]> &amp; 😀`;
const html = "<pre><code>a ]]> ]]> &#x26; &#x3C;/code></code></pre>";
const post = createTestPost({
  title: `${nasty}\u001b`,
  description: nasty,
  updatedAt: "2026-05-01T08:00:00.000Z",
  authors: [
    {
      name: `${nasty}\b`,
      url: "https://a.example/?b=1&c=2",
      email: null,
      path: null,
    },
    { name: "Kim", url: null, email: null, path: "/blog/authors/kim" },
  ],
  tags: [{ key: `a<"b">&c\b`, label: `${nasty}\b` }],
  body: ["pre", 0, ["code", 0, "a ]]> ]]> & </code>"]],
});
const url = "https://www.example.com/de/blog/post";

const parser = new XMLParser({
  ignoreAttributes: false,
  processEntities: { enabled: true },
  htmlEntities: true,
  isArray: (name) => ["dc:creator", "author", "category"].includes(name),
});

/** Writes RSS as gatsby-plugin-feed does with our options. */
async function writeRss(...nodes: FeedPost[]): Promise<string> {
  const [options] = createRssOptions(feedConfig, process.cwd()).feeds;
  if (!options) throw new Error("There is no feed.");
  const locals = { query: { allBlogPost: { nodes } } };
  const rss = new Rss(options.setup(locals));
  for (const item of await options.serialize(locals)) rss.item(item);
  return rss.xml();
}

test("RSS holds whatever authors write", async () => {
  const xml = await writeRss(post);
  expect(isWellFormed(xml)).toBe(true);
  const { rss } = parser.parse(xml) as {
    rss: { channel: Record<string, unknown> };
  };
  expect(rss.channel).toMatchObject({
    language: "en-GB",
    pubDate: "Fri, 01 May 2026 08:00:00 GMT",
    image: { url: "https://www.example.com/social.png" },
    item: {
      title: nasty,
      // Readers take it for HTML.
      description: escapeHtml(nasty),
      link: url,
      guid: { "#text": url, "@_isPermaLink": "true" },
      "dc:creator": [nasty, "Kim"],
      category: [nasty],
      pubDate: "Sat, 14 Mar 2026 00:00:00 GMT",
      "atom:updated": "2026-05-01T08:00:00.000Z",
      "content:encoded": html,
    },
  });
});

test("Atom does, too", () => {
  const xml = createAtom(createTestFeed(post), () => html);
  expect(isWellFormed(xml)).toBe(true);
  const parsed = parser.parse(xml) as { feed: Record<string, unknown> };
  expect(parsed.feed).toMatchObject({
    "@_xml:lang": "en-GB",
    updated: "2026-05-01T08:00:00.000Z",
    entry: {
      title: nasty,
      id: url,
      author: [
        { uri: "https://a.example/?b=1&c=2" },
        { name: "Kim", uri: "https://www.example.com/blog/authors/kim" },
      ],
      category: [{ "@_term": `a<"b">&c` }],
      published: "2026-03-14T00:00:00.000Z",
      updated: "2026-05-01T08:00:00.000Z",
      content: { "@_type": "html" },
    },
  });
});

test("a post that has moved is known by its first address", async () => {
  const moved = createTestPost({ aliases: ["/de/2019/post.html", "/de/post"] });
  const first = "https://www.example.com/de/2019/post.html";
  const atom = createAtom(createTestFeed(moved), () => html);
  expect(atom).toContain(`<id>${first}</id><link href="${url}"/>`);
  expect(await writeRss(moved)).toContain(
    `<link>${url}</link><guid isPermaLink="false">${first}</guid>`,
  );
});

test("addresses have the site's base path", () => {
  jest.replaceProperty(feedConfig, "baseUrl", "/project/");
  const { pageUrl, urls, items } = createTestFeed(createTestPost());
  const below = "https://www.example.com/project";
  expect([pageUrl, urls.rss, items[0]?.url]).toEqual([
    `${below}/blog`,
    `${below}/blog/rss.xml`,
    `${below}/de/blog/post`,
  ]);
  jest.restoreAllMocks();
});

test("the owner's address is one that all readers open", () => {
  jest.replaceProperty(feedConfig, "url", "https://münchen.example");
  const { owner } = createTestFeed();
  expect(owner.url).toBe("https://xn--mnchen-3ya.example/");
  jest.restoreAllMocks();
});

test("a feed without posts is XML", async () => {
  expect(isWellFormed(await writeRss())).toBe(true);
  expect(isWellFormed(createAtom(createTestFeed(), () => ""))).toBe(true);
});

test("a day stays the day, and a time the time", () => {
  const zone = "Europe/Berlin";
  expect(toFeedTime("2026-07-13T22:00:00.000Z", zone)).toBe(
    "2026-07-14T00:00:00.000Z",
  );
  expect(toFeedTime("2026-07-14T05:00:00.000Z", "America/New_York")).toBe(
    "2026-07-14T05:00:00.000Z",
  );
  expect(toFeedTime("2026-07-14T08:30:00.000Z", zone)).toBe(
    "2026-07-14T08:30:00.000Z",
  );
});

test("posts of one day keep their order where it begins before that of GMT", () => {
  const zone = "Pacific/Auckland";
  const [day = "", morning = "", evening = ""] = [
    "2026-03-13T11:00:00.000Z",
    "2026-03-13T20:30:00.000Z",
    "2026-03-14T09:00:00.000Z",
  ].map((instant) => toFeedTime(instant, zone));
  expect([day <= morning, morning <= evening, day.slice(0, 10)]).toEqual([
    true,
    true,
    "2026-03-14",
  ]);
});

test("what XML can't hold is left out of all texts", () => {
  const texts = { body: ["a\u0000\u001b[0mb\ud800 😀 ]]>"] };
  expect(cleanTexts(texts)).toEqual({ body: ["a[0mb 😀 ]]>"] });
});

test("a feed in static/ is not overwritten", () => {
  const { root, write } = folder;
  write("static/de/blog/rss.xml", "");
  const { feeds } = createRssOptions(feedConfig, root);
  expect(feeds.map(({ output }) => output)).toEqual(["/blog/rss.xml"]);
});

test("RSS is the same after each build of the same posts", async () => {
  const { root, write } = folder;
  const blog = { ...feedConfig.blog, feeds: { formats: ["rss" as const] } };
  const config = { ...feedConfig, blog };
  for (const { output } of createRssOptions(config, process.cwd()).feeds)
    write(`public${output}`, await writeRss(post));
  const written: string[] = [];
  const keep = (_: string, text: string | Buffer) =>
    void written.push(String(text));
  await writeFeeds({ write: keep }, config, root, () => Promise.resolve({}));
  expect(written).toHaveLength(2);
  expect(written.join()).not.toContain("lastBuildDate");
  expect(written.every(isWellFormed)).toBe(true);
});
