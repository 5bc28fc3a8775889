import { readFileSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { feedPath } from "../../config/feedFormats";
import type { ResolvedSite } from "../../config/types";
import { colorSheet } from "../../styles/colorSheet";
import type { Output } from "../output/generatedFiles";
import { projectRoot } from "../projectRoot";
import { loadMessages } from "../messages/fillMessages";
import { writeAtom } from "./atom";
import { createListChannels, createLocaleChannels } from "./channels";
import type { Channel } from "./channels";
import { createFeed, type Feed, type FeedMessages } from "./feed";
import { writeJson } from "./json";
import { stylesheet } from "./page";
import { loadPosts } from "./posts";
import { renderPost } from "./renderPost";
import { writeRss } from "./rss";

const writers = { rss: writeRss, atom: writeAtom, json: writeJson };

/**
 * Completes the feeds: gatsby-plugin-feed has written the RSS of each language
 * by now. Adds every other format, and the feeds of tags and authors.
 */
export async function writeFeeds(
  args: BuildArgs,
  site: ResolvedSite,
  output: Output,
): Promise<void> {
  const root = projectRoot(args.store);
  const { formats, limit } = site.blog.feeds;
  const channels =
    formats.length > 0
      ? [...createLocaleChannels(site), ...createListChannels(site, args)]
      : [];
  const render = createRenderer();
  for (const channel of channels) {
    const posts = await loadPosts(args, channel, limit);
    const messages = loadMessages(root, channel.locale, "feed") as FeedMessages;
    const feed = createFeed(site, channel, posts, messages);
    const contents = await render(feed);
    for (const format of formats) {
      const file = feedPath(channel.path, format).slice(1);
      if (isOfPlugin(channel, format)) output.track([file]);
      else output.write(file, writers[format](feed, contents));
    }
  }
  if (formats.some((format) => format !== "json")) {
    output.write(stylesheet.slice(1), composeStylesheet(root, site));
  }
}

const isOfPlugin = ({ only }: Channel, format: string) =>
  format === "rss" && !only;

/** Renders the posts of feeds in turn, each only once. */
function createRenderer() {
  const rendered = new Map<string, Promise<string>>();
  return ({ items, messages }: Feed) =>
    Promise.all(
      items.map((item) => {
        const html =
          rendered.get(item.url) ?? renderPost(item, messages.wholePost);
        rendered.set(item.url, html);
        return html;
      }),
    );
}

/** Composes what makes feeds readable in a browser: the site's colours and tokens, and what feeds do with them. */
const composeStylesheet = (root: string, { colors }: ResolvedSite) =>
  [
    colorSheet(colors),
    ...["src/styles/tokens.css", "src/node/feeds/feed.css"].map((file) =>
      readFileSync(path.join(root, file), "utf8"),
    ),
  ].join("\n");
