import { groupBy } from "../../lib/groupBy";
import type { PostEntry } from "../collections/postFields";
import { orderSeries } from "../content/data/series";
import { relatePosts } from "./relatePosts";

type AdjacentPost = Parameters<typeof relatePosts>[0][number] &
  Pick<PostEntry, "slug" | "locale" | "seriesKey" | "seriesOrder">;

/** The posts that a post's page leads to. */
type AdjacentIds = {
  newerId: string | null;
  olderId: string | null;
  /** Its whole series in order; empty where it has none. */
  seriesIds: string[];
  /** Most alike first. */
  relatedIds: string[];
};

/**
 * Finds the posts before and after each post of a locale, those of its series
 * and related ones. Pages name posts by id, so that a new post changes only
 * the pages that show it.
 * @param posts newest first
 * @param relatedCount related posts of a post at most; 0 for none
 */
export function findAdjacentPosts<T extends AdjacentPost>(
  posts: readonly T[],
  locale: string,
  relatedCount: number,
): (post: T) => AdjacentIds {
  const own = posts.filter((post) => post.locale === locale);
  const listed = own.filter(({ isListed }) => isListed);
  const places = new Map(listed.map((post, index) => [post, index]));
  const series = new Map(
    groupBy(listed, ({ seriesKey }) => seriesKey).map(([key, parts]) => [
      key,
      orderSeries(parts).map(({ id }) => id),
    ]),
  );

  const around = (post: T) => {
    // An unlisted post has neither.
    const place = places.get(post) ?? NaN;
    return {
      newerId: listed[place - 1]?.id ?? null,
      olderId: listed[place + 1]?.id ?? null,
      seriesIds: (post.seriesKey && series.get(post.seriesKey)) || [],
    };
  };
  const related = relatePosts(own, {
    count: relatedCount,
    locale,
    exclude: (post) => around(post).seriesIds,
    avoid: (post) => {
      const { newerId, olderId } = around(post);
      return [newerId ?? "", olderId ?? ""];
    },
  });
  return (post) => ({
    ...around(post),
    relatedIds: relatedCount > 0 ? related(post).map(({ id }) => id) : [],
  });
}
