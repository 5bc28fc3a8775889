import type { FeedPost } from "./feedPost";

/** A post for tests, with changes. */
export const testPost = (changes: Partial<FeedPost> = {}): FeedPost => ({
  title: "A post",
  description: "What it is about",
  path: "/blog/a",
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
