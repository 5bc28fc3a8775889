import { groupByKeys } from "../../lib/groupBy";
import type { PostEntry } from "../collections/posts";

type Candidate = { post: PostEntry; time: number; score: number };

/**
 * Returns a function that finds the ids of the posts related to a post, the
 * most related first: those that share a tag, which counts the more the fewer
 * posts have it; among equals the post nearest in time comes first. Preferring newer posts
 * would change many pages with every new post.
 * @param count the most posts to relate to one post
 * @param locale that of the pages; posts in another language count half
 */
export function relatePosts(
  posts: readonly PostEntry[],
  count: number,
  locale: string,
) {
  const candidates = posts
    .filter(({ isListed }) => isListed)
    .map((post): Candidate => {
      return { post, time: Date.parse(post.publishedAt), score: 0 };
    });
  const byId = new Map(candidates.map((each) => [each.post.id, each]));
  const byTag = groupByKeys(candidates, ({ post }) => post.tagKeys);
  /** @param excluded ids of posts that the page names already, such as the next one */
  return (post: PostEntry, excluded: readonly (string | null)[]): string[] => {
    for (const candidate of candidates) candidate.score = 0;
    for (const tag of post.tagKeys) {
      const tagged = byTag.get(tag) ?? [];
      for (const candidate of tagged) {
        const weight = candidate.post.lang === locale ? 1 : 0.5;
        candidate.score += weight / tagged.length;
      }
    }
    for (const id of [post.id, ...excluded]) {
      const candidate = byId.get(id ?? "");
      if (candidate) candidate.score = 0;
    }
    const time = Date.parse(post.publishedAt);
    const compare = (a: Candidate, b: Candidate) =>
      b.score - a.score || Math.abs(a.time - time) - Math.abs(b.time - time);
    const best: Candidate[] = [];
    // One pass: sorting all posts for each post takes seconds.
    for (const candidate of candidates) {
      if (candidate.score === 0) continue;
      const last = best[count - 1];
      if (last && compare(last, candidate) <= 0) continue;
      best.push(candidate);
      best.sort(compare).splice(count);
    }
    return best.map((candidate) => candidate.post.id);
  };
}
