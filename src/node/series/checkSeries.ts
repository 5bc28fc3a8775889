import { nearest } from "../../lib/nearest";
import type { ContentProblem } from "../content/problem";

type Part = {
  sourcePath: string;
  locale: string;
  isStandIn: boolean;
  /** Made before its file got faults. */
  isStale?: boolean;
  isListed: boolean;
  seriesKey: string | null;
  seriesOrder: number | null;
  lines: { series: number };
};

/**
 * Finds what is weak in posts' series: keys without an entry, and places that
 * two posts claim.
 * @param known keys in content/series.yaml; empty where there is none, and every key is welcome
 */
export function checkSeries(
  posts: readonly Part[],
  known: readonly string[],
): ContentProblem[] {
  const parts = posts.filter(
    ({ isStandIn, isStale, seriesKey }) =>
      !isStandIn && !isStale && seriesKey !== null,
  );
  return [...unknownKeys(parts, known), ...sharedPlaces(parts)];
}

const unknownKeys = (
  parts: readonly Part[],
  known: readonly string[],
): ContentProblem[] =>
  parts.flatMap(({ sourcePath: file, seriesKey, lines }) => {
    const key = seriesKey ?? "";
    if (known.length === 0 || known.includes(key)) return [];
    const meant = nearest(key, known);
    return {
      severity: "warning" as const,
      file,
      line: lines.series,
      field: "series",
      message: `The series "${key}" is not in content/series.yaml, so it has no title in each language.`,
      allowed: known.join(", "),
      fix: meant
        ? `Did you mean "${meant}"?`
        : `Add "${key}:" to content/series.yaml.`,
    };
  });

function sharedPlaces(parts: readonly Part[]): ContentProblem[] {
  const first = new Map<string, Part>();
  return parts.flatMap((part) => {
    const { sourcePath: file, locale, seriesKey, seriesOrder, lines } = part;
    // An unlisted post has no place in the list.
    if (seriesOrder === null || !part.isListed) return [];
    const place = `${locale} ${seriesKey} ${seriesOrder}`;
    const other = first.get(place);
    if (!other) {
      first.set(place, part);
      return [];
    }
    return {
      severity: "warning" as const,
      file,
      line: lines.series,
      field: "series_order",
      message: `Two posts are part ${seriesOrder} of the series "${seriesKey}": this one and ${other.sourcePath}. The older one comes first.`,
      value: seriesOrder,
      fix: "Give one of them another number.",
    };
  });
}
