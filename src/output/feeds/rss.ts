import { existsSync } from "node:fs";
import type { FeedOptions, ItemOptions } from "rss";
import { listLocales } from "../../config/i18n";
import type { ResolvedSite } from "../../config/types";
import { escapeHtml } from "../../lib/escape";
import { buildStrings } from "../../site/content/buildStrings";
import {
  blogFeedPath,
  cleanTexts,
  createFeed,
  type Feed,
  type FeedItem,
} from "./feed";
import { createPostsQuery, type PostsQuery } from "./posts";

/** The answer to the query of a feed, as the plugin hands it over. */
type Locals = { query: PostsQuery };

/** Creates the options of gatsby-plugin-feed, which writes the RSS of each language. */
export const createRssOptions = (config: ResolvedSite, root: string) => ({
  query: "{ site { siteMetadata { siteUrl } } }",
  feeds: config.blog.feeds.formats.includes("rss")
    ? listLocales(config.i18n)
        .map((locale) => createPluginFeed(config, root, locale))
        // The plugin would overwrite the owner's.
        .filter(({ output }) => !existsSync(`${root}/static${output}`))
    : [],
});

function createPluginFeed(config: ResolvedSite, root: string, locale: string) {
  const { wholePost } = buildStrings(root, config.i18n, locale);
  const readFeed = ({ query }: Locals) =>
    createFeed(config, locale, query.allBlogPost.nodes);
  return {
    output: blogFeedPath(config, locale, "rss"),
    // The plugin requires a title, and uses it only in tags that it adds to pages.
    title: locale,
    // This pattern matches no page, so the plugin adds no link tags: src/theme/seo/linkTags.tsx does.
    match: "^$",
    query: createPostsQuery(locale),
    setup: (locals: Locals) => cleanTexts(createRssChannel(readFeed(locals))),
    serialize: async (locals: Locals) => {
      // Its packages take a tenth of a second, in every process that loads the config.
      const { renderPost } = await import("./renderPost");
      return readFeed(locals).items.map((item) =>
        cleanTexts(createRssItem(item, renderPost(item, wholePost))),
      );
    },
  };
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
  // Without one it is the address, as a permalink.
  guid: item.id === item.url ? undefined : item.id,
  date: item.published,
  categories: item.tags.map(({ label }) => label),
  custom_elements: [
    ...item.authors.map(({ name }) => ({ "dc:creator": { _cdata: name } })),
    ...(item.updated ? [{ "atom:updated": item.updated }] : []),
    { "content:encoded": { _cdata: html } },
  ],
});
