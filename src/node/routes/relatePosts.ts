import { groupByKeys } from "../../lib/groupBy";
import type { PostEntry } from "../collections/postFields";

type Post = Pick<
  PostEntry,
  "id" | "lang" | "publishedAt" | "isListed" | "tagKeys"
>;

type Options<T> = {
  /** Most posts related to one. */
  count: number;
  /** The locale whose pages show them; posts in another language count half. */
  locale: string;
  /** Ids of posts that are never related, such as the parts of the same series. */
  exclude: (post: T) => readonly string[];
  /** Ids of posts that are related only where there is nothing else, such as the neighbours. */
  avoid: (post: T) => readonly string[];
};

/**
 * Returns a function that finds the posts related to a post, most related
 * first: a shared tag counts the more the fewer posts have it, then the post
 * nearer in time comes first. The newer one instead would change many pages
 * with every new post.
 * @param posts newest first
 */
export function relatePosts<T extends Post>(
  posts: readonly T[],
  { count, locale, exclude, avoid }: Options<T>,
): (post: T) => T[] {
  const listed = posts.filter(({ isListed }) => isListed);
  const byTag = groupByKeys(listed, ({ tagKeys }) => tagKeys);
  return (post) => {
    const excluded = new Set([post.id, ...exclude(post)]);
    const avoided = new Set(avoid(post));
    const reach = count + excluded.size + avoided.size;
    const scores = new Map(
      nearestInTime(listed, post, reach).map((other) => [other, 0]),
    );
    for (const tag of post.tagKeys) {
      const tagged = byTag.get(tag) ?? [];
      for (const other of tagged) {
        const weight = (other.lang === locale ? 1 : 0.5) / tagged.length;
        scores.set(other, (scores.get(other) ?? 0) + weight);
      }
    }
    return [...scores]
      .filter(([other]) => !excluded.has(other.id))
      .map(([other, score]) => ({
        other,
        score,
        isAvoided: Number(avoided.has(other.id)),
        distance: distance(post, other),
      }))
      .sort(
        (a, b) =>
          a.isAvoided - b.isAvoided ||
          b.score - a.score ||
          a.distance - b.distance,
      )
      .slice(0, count)
      .map(({ other }) => other);
  };
}

const distance = (a: Post, b: Post) =>
  Math.abs(Date.parse(a.publishedAt) - Date.parse(b.publishedAt));

/** The posts around a post's date, so many on each side. */
function nearestInTime<T extends Post>(
  posts: readonly T[],
  { publishedAt }: Post,
  reach: number,
): T[] {
  const found = posts.findIndex((other) => other.publishedAt <= publishedAt);
  const at = found === -1 ? posts.length : found;
  return posts.slice(Math.max(0, at - reach), at + reach + 1);
}
