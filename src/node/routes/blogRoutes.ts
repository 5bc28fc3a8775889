import { localeCodes } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import type { PostEntry } from "../collections/postFields";
import { findAdjacentPosts } from "./adjacentPosts";
import { createAlternates } from "./alternates";
import { createListRoutes } from "./listRoutes";
import type { ListInput } from "./listRoutes";
import { createEntryRoute } from "./route";
import type { Route } from "./route";

/** The routes of posts, and of the lists that show them. */
export function createBlogRoutes(
  posts: readonly PostEntry[],
  { authors, tags }: Pick<ListInput, "authors" | "tags">,
): Route[] {
  const { postsPerPage, sidebarCount, relatedCount } = siteConfig.blog;
  const lists = { posts, authors, tags, postsPerPage, sidebarCount };
  const alternatesOf = createAlternates(posts);
  const postRoutes = localeCodes.flatMap((locale) => {
    const adjacentTo = findAdjacentPosts(posts, locale, relatedCount);
    return posts
      .filter((post) => post.locale === locale)
      .map((post) =>
        createEntryRoute(post, alternatesOf(post), adjacentTo(post)),
      );
  });
  return [...createListRoutes(lists), ...postRoutes];
}
