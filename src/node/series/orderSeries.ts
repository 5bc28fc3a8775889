type Part = {
  seriesOrder: number | null;
  publishedAt: string;
  slug: string;
};

/**
 * The posts of a series as they are to be read: by the place that their front
 * matter gives them, then those without a place, oldest first.
 */
export const orderSeries = <T extends Part>(parts: readonly T[]): T[] =>
  [...parts].sort(
    (a, b) =>
      placeOf(a) - placeOf(b) ||
      a.publishedAt.localeCompare(b.publishedAt, "en") ||
      a.slug.localeCompare(b.slug, "en"),
  );

// A number, for Infinity less itself is none.
const placeOf = ({ seriesOrder }: Part) =>
  seriesOrder ?? Number.MAX_SAFE_INTEGER;
