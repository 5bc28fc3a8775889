import { relatePosts } from "../related/relatePosts";
import { orderSeries } from "../series/orderSeries";

/** A post as those around it see it. */
export type CompanyPost = {
  id: string;
  slug: string;
  locale: string;
  lang: string;
  publishedAt: string;
  isListed: boolean;
  seriesKey: string | null;
  seriesOrder: number | null;
  tagKeys: readonly string[];
  terms: string;
};

/** The posts that a post's page shows besides its own. */
export type Company = {
  newerId: string | null;
  olderId: string | null;
  /** Its whole series in order; empty where it has none. */
  seriesIds: string[];
  /** Most alike first. */
  relatedIds: string[];
};

/**
 * Who stands around each post of a locale. Pages name posts by id, so that
 * one post more changes only the pages that show it.
 * @param posts newest first
 * @param relatedCount related posts of a post at most; 0 for none
 */
export function postCompany<T extends CompanyPost>(
  posts: readonly T[],
  locale: string,
  relatedCount: number,
): (post: T) => Company {
  const own = posts.filter((post) => post.locale === locale);
  const listed = own.filter(({ isListed }) => isListed);
  const places = new Map(listed.map((post, index) => [post, index]));
  const series = seriesOf(listed);

  const around = (post: T) => {
    // Who is not in the row has no neighbours.
    const place = places.get(post) ?? NaN;
    return {
      newerId: listed[place - 1]?.id ?? null,
      olderId: listed[place + 1]?.id ?? null,
      seriesIds: series.get(post.seriesKey ?? "") ?? [],
    };
  };
  const related = relatePosts(own, {
    count: relatedCount,
    locale,
    shownWith: (post) => {
      const { newerId, olderId, seriesIds } = around(post);
      return [newerId ?? "", olderId ?? "", ...seriesIds];
    },
  });
  return (post) => ({
    ...around(post),
    relatedIds: (related.get(post) ?? []).map(({ id }) => id),
  });
}

/** The ids of each series' posts, in order. */
function seriesOf(listed: readonly CompanyPost[]): Map<string, string[]> {
  const parts = new Map<string, CompanyPost[]>();
  for (const post of listed) {
    if (post.seriesKey === null) continue;
    parts.set(post.seriesKey, [...(parts.get(post.seriesKey) ?? []), post]);
  }
  return new Map(
    [...parts].map(([key, all]) => [key, orderSeries(all).map(({ id }) => id)]),
  );
}
