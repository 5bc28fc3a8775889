import { listLocales } from "../../config/i18n";
import type { ResolvedSite } from "../../config/types";
import type { PostEntry } from "../collections/posts";
import { createAlternates } from "./alternates";
import { createListRoutes } from "./listRoutes";
import type { ListInput } from "./listRoutes";
import { createEntryRoute } from "./route";
import type { Route } from "./route";
import { groupBy } from "../../lib/groupBy";
import { orderSeries } from "../content/data/series";
import { relatePosts } from "./relatePosts";

/** Creates the routes of posts and of the lists that show them. */
export function createBlogRoutes(
  { i18n, blog }: ResolvedSite,
  posts: readonly PostEntry[],
  input: Pick<ListInput, "authors" | "tags" | "hasAuthors" | "hasTags">,
): Route[] {
  const { postsPerPage, sidebarCount } = blog;
  const lists = { ...input, i18n, posts, postsPerPage, sidebarCount };
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

/** The most related posts that are shown below a post. */
const relatedCount = 3;

/** The posts that the page of a post links to, by id. */
type AdjacentIds = {
  newerId: string | null;
  olderId: string | null;
  /** The whole series of the post in order; empty if it is in none. */
  seriesIds: string[];
  /** The most related post first. */
  relatedIds: string[];
};

/**
 * Finds the posts before and after each post of a locale, the posts of its
 * series, and related posts. Pages get ids instead of posts, so that a new post
 * changes only the pages that show it.
 * @param posts newest first
 */
export function findAdjacentPosts(
  posts: readonly PostEntry[],
  locale: string,
): (post: PostEntry) => AdjacentIds {
  const localePosts = posts.filter((post) => post.locale === locale);
  const listed = localePosts.filter(({ isListed }) => isListed);
  const indexes = new Map(listed.map((post, index) => [post, index]));
  const series = new Map(
    groupBy(listed, ({ seriesKey }) => seriesKey).map(([key, parts]) => [
      key,
      orderSeries(parts).map(({ id }) => id),
    ]),
  );
  const findRelated = relatePosts(localePosts, relatedCount, locale);
  return (post) => {
    // An unlisted post is in no list: NaN finds no neighbours.
    const index = indexes.get(post) ?? NaN;
    const newerId = listed[index - 1]?.id ?? null;
    const olderId = listed[index + 1]?.id ?? null;
    const seriesIds = (post.seriesKey && series.get(post.seriesKey)) || [];
    const relatedIds = findRelated(post, [...seriesIds, newerId, olderId]);
    return { newerId, olderId, seriesIds, relatedIds };
  };
}
