import type { BuildArgs } from "gatsby";
import { feedPath } from "../../config/publicFiles";
import { siteConfig } from "../../config/resolved";
import { buildStrings } from "../content/buildStrings";
import type { Output } from "../output/generatedFiles";
import { projectRoot } from "../paths";
import type { Site } from "../site/loadSite";
import { writeAtom } from "./atom";
import { createListChannels, createLocaleChannels } from "./channels";
import type { Channel } from "./channels";
import { createFeed } from "./feed";
import type { FeedItem } from "./feed";
import { writeJson } from "./json";
import { loadPosts } from "./posts";
import { writeRss } from "./rss";

const writers = { rss: writeRss, atom: writeAtom, json: writeJson };

/**
 * Writes the feeds that gatsby-plugin-feed does not: all formats but the RSS of
 * each language, and the feeds of tags and authors.
 */
export async function writeFeeds(
  args: BuildArgs,
  lists: Pick<Site, "authors" | "tags">,
  output: Output,
): Promise<void> {
  const root = projectRoot(args.store);
  const { formats } = siteConfig.blog.feeds;
  const channels =
    formats.length > 0
      ? [
          ...createLocaleChannels(siteConfig),
          ...createListChannels(siteConfig, lists),
        ]
      : [];
  const { renderPost } = await import("./renderPost");
  // A post is in several feeds of its language.
  const rendered = new Map<string, string>();
  for (const channel of channels) {
    const posts = await loadPosts(args, channel);
    const feed = createFeed(siteConfig, channel, posts);
    const { wholePost } = buildStrings(root, channel.locale);
    const render = (item: FeedItem) => {
      const html = rendered.get(item.url) ?? renderPost(item, wholePost);
      rendered.set(item.url, html);
      return html;
    };
    const contents = feed.items.map(render);
    for (const format of formats) {
      const file = feedPath(channel.path, format).slice(1);
      if (isOfPlugin(channel, format)) output.track(file);
      else output.write(file, writers[format](feed, contents));
    }
  }
}

const isOfPlugin = ({ only }: Channel, format: string) =>
  format === "rss" && !only;
