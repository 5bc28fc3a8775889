import { termVectors } from "./termVectors";
import type { TermSource, TermVector } from "./termVectors";

type Post = TermSource & {
  id: string;
  lang: string;
  /** ISO instant. */
  publishedAt: string;
  isListed: boolean;
};

type Options<T> = {
  /** Most posts related to one; 0 for none. */
  count: number;
  /** The locale whose pages show them. */
  locale: string;
  /** Ids of posts that a post's page shows anyway: its series, its neighbours. */
  shownWith: (post: T) => readonly string[];
};

/** A text in another language than the page counts half. */
const FOREIGN = 0.5;

/** Likeness (0 to 1) that is worth a click. Below, posts share a stray word or a tag that many have. */
const LEAST = 0.015;

/**
 * The posts of a locale that are most like each of its posts by words and
 * tags, most alike first. All get some, listed ones are named.
 */
export function relatePosts<T extends Post>(
  posts: readonly T[],
  { count, locale, shownWith }: Options<T>,
): Map<T, T[]> {
  if (count === 0) return new Map();
  const vectors = termVectors(posts);
  const index = indexTerms(posts, vectors);
  const likeness = new Float64Array(posts.length);
  return new Map(
    posts.map((post, own) => {
      likeness.fill(0);
      for (const [term, weight] of vectors[own] ?? []) {
        for (const { place, factor } of index.get(term) ?? []) {
          likeness[place] = (likeness[place] ?? 0) + weight * factor;
        }
      }
      const shown = new Set([post.id, ...shownWith(post)]);
      const found: Candidate<T>[] = [];
      posts.forEach((other, place) => {
        const isForeign = other.lang !== locale;
        const score = (likeness[place] ?? 0) * (isForeign ? FOREIGN : 1);
        if (score < LEAST || shown.has(other.id)) return;
        keepBest(found, { post: other, score }, count, post);
      });
      return [post, found.map((candidate) => candidate.post)];
    }),
  );
}

type Place = { place: number; factor: number };

/** Who says a term, and how much. */
function indexTerms(
  posts: readonly Post[],
  vectors: readonly TermVector[],
): Map<string, Place[]> {
  const index = new Map<string, Place[]>();
  vectors.forEach((vector, place) => {
    if (!posts[place]?.isListed) return;
    for (const [term, factor] of vector) {
      const places = index.get(term);
      if (places) places.push({ place, factor });
      else index.set(term, [{ place, factor }]);
    }
  });
  return index;
}

type Candidate<T> = { post: T; score: number };

/** Puts a candidate where it belongs among the best, which stay few. */
function keepBest<T extends Post>(
  best: Candidate<T>[],
  candidate: Candidate<T>,
  count: number,
  post: Post,
): void {
  let place = best.length;
  while (place > 0 && isBefore(candidate, best[place - 1], post)) place -= 1;
  if (place >= count) return;
  best.splice(place, 0, candidate);
  best.length = Math.min(best.length, count);
}

const distance = (a: Post, b: Post) =>
  Math.abs(Date.parse(a.publishedAt) - Date.parse(b.publishedAt));

/**
 * Of two posts equally alike, the one nearer in time: were it the newer one, a
 * new post would push others out of many lists.
 */
function isBefore<T extends Post>(
  a: Candidate<T>,
  b: Candidate<T> | undefined,
  post: Post,
): boolean {
  if (!b) return true;
  if (a.score !== b.score) return a.score > b.score;
  const order = distance(a.post, post) - distance(b.post, post);
  return order === 0 ? a.post.id < b.post.id : order < 0;
}
