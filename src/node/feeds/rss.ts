import Rss, { type FeedOptions, type ItemOptions } from "rss";
import { feedPath } from "../../config/publicFiles";
import type { ResolvedSite } from "../../config/types";
import { escapeHtml } from "../../lib/escape";
import { buildStrings } from "../content/buildStrings";
import { createLocaleChannels, type Channel } from "./channels";
import { createFeed, type Feed, type FeedItem } from "./feed";
import { createPostsQuery, type PostsQuery } from "./posts";

type Locals = { query: PostsQuery };

/** Creates the options of gatsby-plugin-feed, which writes the RSS of each language. */
export const createRssOptions = (site: ResolvedSite, root: string) => ({
  query: "{ site { siteMetadata { siteUrl } } }",
  feeds: site.blog.feeds.formats.includes("rss")
    ? createLocaleChannels(site).map((channel) =>
        createPluginFeed(site, root, channel),
      )
    : [],
});

const createPluginFeed = (
  site: ResolvedSite,
  root: string,
  channel: Channel,
) => {
  const { wholePost } = buildStrings(root, channel.locale);
  const createLocalsFeed = ({ query }: Locals) =>
    createFeed(site, channel, query.allBlogPost.nodes);
  return {
    output: feedPath(channel.path, "rss"),
    title: channel.title,
    // This pattern matches no page, so the plugin adds no link tags: src/seo/linkTags.tsx does.
    match: "^$",
    query: createPostsQuery(channel),
    setup: (locals: Locals) => createRssChannel(createLocalsFeed(locals)),
    serialize: async (locals: Locals) => {
      // Its packages take a tenth of a second, in every process that loads the config.
      const { renderPost } = await import("./renderPost");
      return createLocalsFeed(locals).items.map((item) =>
        createRssItem(item, renderPost(item, wholePost)),
      );
    },
  };
};

/**
 * Writes a feed as RSS with the package that gatsby-plugin-feed uses. Feeds of
 * tags and authors are unknown when the plugin gets its options.
 */
export function writeRss(feed: Feed, contents: readonly string[]): string {
  const rss = new Rss(createRssChannel(feed));
  feed.items.forEach((item, index) =>
    rss.item(createRssItem(item, contents[index] ?? "")),
  );
  return rss.xml();
}

/** RSS allows only pictures of these formats. */
const isRssImage = (address: string) => /\.(?:png|jpe?g|gif)$/i.test(address);

const createRssChannel = (feed: Feed): FeedOptions => ({
  title: feed.title,
  description: feed.description,
  language: feed.language,
  site_url: feed.pageUrl,
  feed_url: feed.urls.rss,
  pubDate: feed.updated,
  copyright: feed.copyright,
  image_url: feed.image && isRssImage(feed.image) ? feed.image : undefined,
  generator: "Gatsby",
});

const createRssItem = (item: FeedItem, html: string): ItemOptions => ({
  title: item.title,
  description: escapeHtml(item.description),
  url: item.url,
  date: item.published,
  categories: item.tags.map(({ label }) => label),
  custom_elements: [
    ...item.authors.map(({ name }) => ({ "dc:creator": { _cdata: name } })),
    ...(item.updated ? [{ "atom:updated": item.updated }] : []),
    { "content:encoded": { _cdata: html } },
  ],
});
