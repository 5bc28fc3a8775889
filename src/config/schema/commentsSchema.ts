import { z } from "zod";
import { origin, text } from "./fields";

/**
 * Comments kept in the discussions of a GitHub repository and shown by giscus.
 * docs/comments.md says how to set them up.
 */
const giscusSchema = z.strictObject({
  /** The service that shows the comments. */
  provider: z.literal("giscus"),
  /** The public repository whose discussions hold the comments, as "owner/name". */
  repo: z
    .string()
    .regex(/^[\w.-]+\/[\w.-]+$/, 'Not of the form "owner/name".')
    .describe(
      "owner and name of a GitHub repository, such as example/comments",
    ),
  /** GitHub's id of the repository; https://giscus.app shows it as data-repo-id. */
  repoId: z
    .string()
    .regex(/^(?!DIC_)[\w+/=-]{6,}$/, "Not the id of a repository.")
    .describe("data-repo-id from https://giscus.app, such as R_kgDOABC123"),
  /** The name of the discussions' category that new threads are put into. */
  category: text,
  /** GitHub's id of the category; https://giscus.app shows it as data-category-id. */
  categoryId: z
    .string()
    .regex(/^(?!R_)[\w+/=-]{6,}$/, "Not the id of a category.")
    .describe(
      "data-category-id from https://giscus.app, such as DIC_kwDOABC123",
    ),
});

/**
 * Comments that are the replies to a post of the owner's on Mastodon or Bluesky,
 * which `comments` in the front matter names.
 */
const threadSchema = z.strictObject({
  /** The service that shows the comments. */
  provider: z.literal("thread"),
  /** The host at which the owner posts: "https://bsky.app", or the address of a Mastodon server. */
  host: origin.refine(
    (host) => !/[./]bsky\.(?:social|network)$|www\.bsky\.app$/.test(host),
    "Posts on Bluesky are at https://bsky.app.",
  ),
});

export const commentsSchema = z.discriminatedUnion("provider", [
  giscusSchema,
  threadSchema,
]);
