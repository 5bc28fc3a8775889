import { listLocales } from "../../config/i18n";
import type { ResolvedSite } from "../../config/types";
import type { PostEntry } from "../collections/postFields";
import { findAdjacentPosts } from "./adjacentPosts";
import { createAlternates } from "./alternates";
import { createListRoutes } from "./listRoutes";
import type { ListInput } from "./listRoutes";
import { createEntryRoute } from "./route";
import type { Route } from "./route";

/** Creates the routes of posts and of the lists that show them. */
export function createBlogRoutes(
  { i18n, blog }: ResolvedSite,
  posts: readonly PostEntry[],
  { authors, tags }: Pick<ListInput, "authors" | "tags">,
): Route[] {
  const { postsPerPage, sidebarCount } = blog;
  const lists = { i18n, posts, authors, tags, postsPerPage, sidebarCount };
  const findAlternates = createAlternates(i18n, posts);
  const postRoutes = listLocales(i18n).flatMap((locale) => {
    const findAdjacent = findAdjacentPosts(posts, locale);
    return posts
      .filter((post) => post.locale === locale)
      .map((post) =>
        createEntryRoute(post, findAlternates(post), findAdjacent(post)),
      );
  });
  return [...createListRoutes(lists), ...postRoutes];
}
