import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { onPostBuild as writeRss } from "gatsby-plugin-feed/gatsby-node";
import { feedPath, type FeedFormat } from "../../config/feedFormats";
import type { ResolvedSite } from "../../config/types";
import { projectRoot } from "../projectRoot";
import { atomFeed } from "./atomFeed";
import { localeChannels, type Channel } from "./channel";
import { feedFacts } from "./feedFacts";
import { feedItem, type FeedItem } from "./feedItem";
import { feedPage } from "./feedPage";
import { feedQuery, type FeedQuery } from "./feedQuery";
import { feedStrings } from "./feedStrings";
import { finishXml } from "./finishXml";
import { jsonFeed } from "./jsonFeed";
import { partChannels } from "./partChannels";
import { removeStaleFeeds } from "./removeStaleFeeds";
import { rssOptions } from "./rssOptions";
import { styleSheet, writeStyleSheet } from "./writeStyleSheet";

/**
 * Completes the feeds: gatsby-plugin-feed has written the RSS of each language
 * by now. Adds those of tags and authors, and every other format.
 */
export async function writeFeeds(
  args: BuildArgs,
  site: ResolvedSite,
): Promise<void> {
  const root = projectRoot(args.store);
  const { formats } = site.blog.feeds;
  const blogs = localeChannels(site);
  const parts = formats.length > 0 ? partChannels(site, args) : [];
  if (parts.length > 0) await writeRss(args, rssOptions(site, root, parts));
  const written = new Set<string>();
  for (const channel of formats.length > 0 ? [...blogs, ...parts] : []) {
    for (const file of await writeChannel(args, site, channel)) {
      written.add(file);
    }
  }
  writeStyleSheet(
    root,
    formats.some((format) => format !== "json"),
  );
  const folders = blogs.map((blog) => blog.path.slice(1));
  removeStaleFeeds(root, folders, written);
}

/** Writes a channel in all formats; returns the files, from public/. */
async function writeChannel(
  args: BuildArgs,
  site: ResolvedSite,
  channel: Channel,
): Promise<string[]> {
  const root = projectRoot(args.store);
  const strings = feedStrings(root, channel.locale);
  const { formats } = site.blog.feeds;
  const items = await itemsOf(args, site, channel, strings);
  const facts = feedFacts(site, channel, items);
  const written: string[] = [];
  for (const format of formats) {
    const name = feedPath(channel.path, format).slice(1);
    const file = path.join(root, "public", name);
    mkdirSync(path.dirname(file), { recursive: true });
    const text = await textOf[format](facts, items, file);
    const page = { facts, items, format, formats, strings };
    const finished =
      format === "json"
        ? text
        : finishXml(text, {
            styleSheet,
            page: await feedPage(page),
            updated: facts.updated,
          });
    writeFileSync(file, finished);
    written.push(name);
  }
  return written;
}

type Write = (
  facts: ReturnType<typeof feedFacts>,
  items: readonly FeedItem[],
  file: string,
) => Promise<string> | string;

const textOf: Record<FeedFormat, Write> = {
  rss: (_facts, _items, file) => readFileSync(file, "utf8"),
  atom: atomFeed,
  json: jsonFeed,
};

async function itemsOf(
  args: BuildArgs,
  site: ResolvedSite,
  channel: Channel,
  strings: { wholePost: string },
): Promise<FeedItem[]> {
  const query = feedQuery(channel, site.blog.feeds.limit);
  const result = await args.graphql<FeedQuery>(query);
  if (!result.data) {
    throw new Error(`The query for feeds failed: ${String(result.errors)}`);
  }
  const items: FeedItem[] = [];
  for (const post of result.data.allBlogPost.nodes) {
    items.push(await feedItem(site, post, strings));
  }
  return items;
}
