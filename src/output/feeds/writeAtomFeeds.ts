import type { BuildArgs } from "gatsby";
import { localeCodes } from "../../config/locales";
import { feedPath } from "../../config/publicFiles";
import { siteConfig } from "../../config/resolved";
import { buildStrings } from "../../site/content/buildStrings";
import type { Output } from "../generatedFiles";
import { projectRoot } from "../../site/files/paths";
import { writeAtom } from "./atom";
import { blogPath, createFeed } from "./feed";
import { createPostsQuery, type PostsQuery } from "./posts";

/** Writes the Atom feed of each language, and records the RSS that gatsby-plugin-feed writes. */
export async function writeAtomFeeds(
  { graphql, store }: Pick<BuildArgs, "graphql" | "store">,
  { track, write }: Pick<Output, "track" | "write">,
): Promise<void> {
  const { formats } = siteConfig.blog.feeds;
  const { renderPost } = await import("./renderPost");
  for (const locale of localeCodes) {
    const path = blogPath(siteConfig, locale);
    if (formats.includes("rss")) track(feedPath(path, "rss").slice(1));
    if (!formats.includes("atom")) continue;
    const result = await graphql<PostsQuery>(createPostsQuery(locale));
    if (!result.data)
      throw new Error(`The query for feeds failed: ${String(result.errors)}`);
    const { nodes } = result.data.allBlogPost;
    const feed = createFeed(siteConfig, locale, nodes);
    const { wholePost } = buildStrings(projectRoot(store), locale);
    const contents = feed.items.map((item) => renderPost(item, wholePost));
    write(feedPath(path, "atom").slice(1), writeAtom(feed, contents));
  }
}
