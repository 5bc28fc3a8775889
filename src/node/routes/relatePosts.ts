import { groupByKeys } from "../../lib/groupBy";
import type { PostEntry } from "../collections/postFields";

type Post = Pick<
  PostEntry,
  "id" | "lang" | "publishedAt" | "isListed" | "tagKeys"
>;

type Options<T> = {
  /** The most posts to relate to one post. */
  count: number;
  /** The locale of the pages; posts in another language count half. */
  locale: string;
  /** Returns the ids of posts that are never related, such as those of the same series. */
  exclude: (post: T) => readonly string[];
  /** Returns the ids of posts that are related only if there are no others, such as the previous and next post. */
  avoid: (post: T) => readonly string[];
};

/**
 * Returns a function that finds the posts related to a post, the most related
 * first. A shared tag counts the more the fewer posts have it; among equals the
 * post nearest in time comes first. Preferring newer posts would change many
 * pages with every new post.
 * @param posts newest first
 */
export function relatePosts<T extends Post>(
  posts: readonly T[],
  { count, locale, exclude, avoid }: Options<T>,
): (post: T) => T[] {
  type Candidate = { post: T; time: number; score: number };
  const candidates: Candidate[] = posts
    .filter(({ isListed }) => isListed)
    .map((post) => ({ post, time: Date.parse(post.publishedAt), score: 0 }));
  const byId = new Map(candidates.map((each) => [each.post.id, each]));
  const byTag = groupByKeys(candidates, ({ post }) => post.tagKeys);
  const lowerScores = (ids: readonly string[], by: number) => {
    for (const id of ids) {
      const candidate = byId.get(id);
      if (candidate) candidate.score -= by;
    }
  };
  return (post) => {
    for (const candidate of candidates) candidate.score = 0;
    for (const tag of post.tagKeys) {
      const tagged = byTag.get(tag) ?? [];
      for (const candidate of tagged) {
        const weight = candidate.post.lang === locale ? 1 : 0.5;
        candidate.score += weight / tagged.length;
      }
    }
    // A score is at most the number of the post's tags.
    lowerScores(avoid(post), post.tagKeys.length + 1);
    lowerScores([post.id, ...exclude(post)], Infinity);
    const time = Date.parse(post.publishedAt);
    const compare = (a: Candidate, b: Candidate) =>
      b.score - a.score || Math.abs(a.time - time) - Math.abs(b.time - time);
    const best: Candidate[] = [];
    // One pass: sorting all posts for each post takes seconds.
    for (const candidate of candidates) {
      if (candidate.score === -Infinity) continue;
      const last = best[count - 1];
      if (last && compare(last, candidate) <= 0) continue;
      best.push(candidate);
      best.sort(compare).splice(count);
    }
    return best.map((candidate) => candidate.post);
  };
}
