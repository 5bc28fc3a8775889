import { minimalSite } from "../../../config/testing/minimalSite";
import { resolveSite } from "../../../config/resolveSite";
import { createFeed, type Feed } from "../feed";
import type { FeedPost } from "../posts";

/** The config of the site whose feeds are tested. */
export const feedConfig = resolveSite(minimalSite({ image: "/social.png" }));

/** Creates a post for tests, with changes. */
export const createTestPost = (changes: Partial<FeedPost> = {}): FeedPost => ({
  title: "A post",
  description: "What it is about",
  path: "/de/blog/post",
  aliases: [],
  date: "2026-03-14",
  publishedAt: "2026-03-13T23:00:00.000Z",
  updatedAt: null,
  isRich: false,
  body: ["p", 0, "Body"],
  images: [],
  cover: null,
  authors: [],
  tags: [],
  ...changes,
});

/** Creates the English feed of a site with the given posts. */
export function createTestFeed(...posts: FeedPost[]): Feed {
  return createFeed(feedConfig, "en", posts);
}
