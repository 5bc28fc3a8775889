import { localeCodes } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import type { PostEntry } from "../collections/postFields";
import type { PlanInput } from "../collections/collection";
import type { Entry } from "../content/entry";
import { findAdjacentPosts } from "./adjacentPosts";
import { createAlternates } from "./alternates";
import { createListRoutes } from "./listRoutes";
import { createEntryRoute } from "./route";
import type { Route } from "./route";

/** The posts among all entries, newest first. */
export const selectPosts = (entries: readonly Entry[]) =>
  entries.filter((entry): entry is PostEntry => entry.nodeType === "BlogPost");

/** The routes of posts, and of the lists that show them. */
export function createBlogRoutes(input: PlanInput): Route[] {
  const posts = selectPosts(input.entries);
  const { postsPerPage, sidebarCount, relatedCount } = siteConfig.blog;
  const lists = { ...input, posts, postsPerPage, sidebarCount };
  const alternatesOf = createAlternates(posts);
  const postRoutes = localeCodes.flatMap((locale) => {
    const adjacentTo = findAdjacentPosts(posts, locale, relatedCount);
    return posts
      .filter((post) => post.locale === locale)
      .map((post) => {
        const route = createEntryRoute(post, "BlogPost", alternatesOf(post));
        return { ...route, context: { ...route.context, ...adjacentTo(post) } };
      });
  });
  return [...createListRoutes(lists), ...postRoutes];
}
