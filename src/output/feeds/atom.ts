import { readFileSync } from "node:fs";
import path from "node:path";
import xml from "xml";
import { listLocales } from "../../config/i18n";
import type { ResolvedSite } from "../../config/types";
import { buildStrings } from "../../site/content/buildStrings";
import type { RunQuery } from "../build";
import type { Output } from "../generatedFiles";
import {
  blogFeedPath,
  cleanTexts,
  createFeed,
  type Feed,
  type FeedItem,
} from "./feed";
import { createPostsQuery, type PostsQuery } from "./posts";

/** Writes the feeds of each language; gatsby-plugin-feed has written the RSS. */
export async function writeFeeds(
  { write }: Pick<Output, "write">,
  config: ResolvedSite,
  root: string,
  graphql: RunQuery,
): Promise<void> {
  const { formats } = config.blog.feeds;
  const { renderPost } = await import("./renderPost");
  for (const locale of listLocales(config.i18n)) {
    if (formats.includes("rss")) {
      const name = blogFeedPath(config, locale, "rss").slice(1);
      const rss = readFileSync(path.join(root, "public", name), "utf8");
      write(name, removeBuildTime(rss));
    }
    if (!formats.includes("atom")) continue;
    const { data, errors } = await graphql(createPostsQuery(locale));
    if (!data) throw new Error(`The query for feeds failed: ${String(errors)}`);
    const { wholePost } = buildStrings(root, config.i18n, locale);
    const { allBlogPost } = data as PostsQuery;
    const feed = createFeed(config, locale, allBlogPost.nodes);
    const atom = createAtom(feed, (item) => renderPost(item, wholePost));
    write(blogFeedPath(config, locale, "atom").slice(1), atom);
  }
}

/** Removes the time of the build, by which readers would load a feed again that is the same. */
const removeBuildTime = (rss: string) =>
  rss.replace(/<lastBuildDate>[^<]*<\/lastBuildDate>/, "");

/** The date of a feed without posts: Atom requires one, and it must not change. */
const never = "1970-01-01T00:00:00.000Z";

/** Creates the Atom of a feed. */
export function createAtom(
  feed: Feed,
  render: (item: FeedItem) => string,
): string {
  const { title, description, language, urls, pageUrl, owner } = feed;
  const tree = {
    feed: [
      {
        _attr: { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": language },
      },
      { title },
      { subtitle: description },
      { id: urls.atom },
      { link: { _attr: { rel: "self", href: urls.atom } } },
      { link: { _attr: { rel: "alternate", href: pageUrl } } },
      { updated: feed.updated ?? never },
      { author: [{ name: owner.name }, { uri: owner.url }] },
      ...optional("rights", feed.copyright),
      { icon: feed.icon },
      ...optional("logo", feed.image),
      { generator: "Gatsby" },
      ...feed.items.map((item) => createEntry(item, render(item))),
    ],
  };
  return xml(cleanTexts(tree), { declaration: true });
}

const optional = (name: string, value?: string) =>
  value === undefined ? [] : [{ [name]: value }];

const createEntry = (item: FeedItem, html: string) => ({
  entry: [
    { title: item.title },
    { id: item.id },
    { link: { _attr: { href: item.url } } },
    { published: item.published },
    { updated: item.updated ?? item.published },
    { summary: item.description },
    { content: [{ _attr: { type: "html" } }, html] },
    ...item.authors.map(({ name, url, email }) => ({
      author: [{ name }, ...optional("uri", url), ...optional("email", email)],
    })),
    ...item.tags.map(({ key, label }) => ({
      category: { _attr: { term: key, label } },
    })),
  ],
});
