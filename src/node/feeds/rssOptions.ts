import { feedPath } from "../../config/feedFormats";
import type { ResolvedSite } from "../../config/types";
import { asHtml } from "./asHtml";
import type { Channel } from "./channel";
import { feedFacts } from "./feedFacts";
import { feedItem, type FeedItem } from "./feedItem";
import { feedQuery, type FeedQuery } from "./feedQuery";
import { feedStrings } from "./feedStrings";

type Locals = { query: FeedQuery };

/** RSS knows these formats only. */
const isRssPicture = (address: string) => /\.(?:png|jpe?g|gif)$/i.test(address);

const cdata = (name: string, text: string) => ({ [name]: { _cdata: text } });

const rssItem = (item: FeedItem) => ({
  title: item.title,
  description: asHtml(item.description),
  // Without a guid of its own, the address is the guid, and says that it is one.
  url: item.url,
  date: item.published,
  categories: item.tags.map(({ label }) => label),
  custom_elements: [
    ...item.authors.map(({ name }) => cdata("dc:creator", name)),
    ...(item.updated ? [{ "atom:updated": item.updated }] : []),
    cdata("content:encoded", item.html),
  ],
});

const rssFeed = (site: ResolvedSite, root: string, channel: Channel) => {
  const { wholePost } = feedStrings(root, channel.locale);
  return {
    output: feedPath(channel.path, "rss"),
    title: channel.title,
    // The links in pages are ours (src/seo/feedLinks.tsx): this matches none.
    match: "^$",
    query: feedQuery(channel, site.blog.feeds.limit),
    setup: ({ query }: Locals) => {
      const posts = query.allBlogPost.nodes.map((post) => ({
        day: post.date,
        published: post.publishedAt,
      }));
      const facts = feedFacts(site, channel, posts);
      const { image } = facts;
      return {
        title: facts.title,
        description: facts.description,
        language: facts.language,
        site_url: facts.pageUrl,
        feed_url: facts.selfUrl("rss"),
        copyright: facts.copyright,
        image_url: image && isRssPicture(image) ? image : undefined,
        generator: "Gatsby",
      };
    },
    serialize: async ({ query }: Locals) => {
      const items: object[] = [];
      for (const post of query.allBlogPost.nodes) {
        items.push(rssItem(await feedItem(site, post, { wholePost })));
      }
      return items;
    },
  };
};

/** Options of gatsby-plugin-feed for the RSS feeds of some channels. */
export const rssOptions = (
  site: ResolvedSite,
  root: string,
  channels: readonly Channel[],
) => ({
  query: "{ site { siteMetadata { siteUrl } } }",
  feeds: site.blog.feeds.formats.includes("rss")
    ? channels.map((channel) => rssFeed(site, root, channel))
    : [],
});
