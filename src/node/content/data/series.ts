import { z } from "zod";
import { localeCodes } from "../../../config/locales";
import { localize } from "../../../config/localize";
import type { BaseEntry } from "../entry";
import { key, localized } from "../fields";
import { checkNames, loadDataFile } from "./dataFile";

/** One entry of content/series.yaml. */
export const seriesSchema = z.object({
  title: localized
    .optional()
    .describe("the series as readers see it; default: the key"),
  description: localized.optional().describe("what the series is about"),
});

/** A series in one locale. */
export type Series = {
  key: string;
  locale: string;
  title: string;
  description: string | null;
};

/** Loads content/series.yaml and adds the series that only posts have: their key is their title. */
export function loadSeries(
  root: string,
  posts: readonly (BaseEntry & { seriesKey: string | null })[],
) {
  const loaded = loadDataFile(root, "series", key, seriesSchema);
  const { file, entries, keys, diagnostics } = loaded;
  const names = posts.flatMap(({ isFallback, seriesKey, sourcePath, lines }) =>
    isFallback || seriesKey === null
      ? []
      : {
          key: seriesKey,
          file: sourcePath,
          line: lines.series,
          field: ["series"],
        },
  );
  if (file) diagnostics.push(...checkNames("series", file, keys, names));
  const valuesByKey = new Map(entries);
  const items = [
    ...new Set([...valuesByKey.keys(), ...names.map((name) => name.key)]),
  ].flatMap((name) => {
    const { title = name, description } = valuesByKey.get(name) ?? {};
    return localeCodes.map((locale): Series => ({
      key: name,
      locale,
      title: localize(title, locale),
      description: description ? localize(description, locale) : null,
    }));
  });
  return { file, items, diagnostics };
}

type Part = {
  seriesOrder: number | null;
  publishedAt: string;
  slug: string;
};

/**
 * Sorts the posts of a series in reading order: by the position in their front
 * matter, then those without one, the oldest first.
 */
export const orderSeries = <T extends Part>(parts: readonly T[]): T[] =>
  [...parts].sort(
    (a, b) =>
      getPosition(a) - getPosition(b) ||
      a.publishedAt.localeCompare(b.publishedAt, "en") ||
      a.slug.localeCompare(b.slug, "en"),
  );

// Infinity would not do: the difference of two is NaN.
const getPosition = ({ seriesOrder }: Part) =>
  seriesOrder ?? Number.MAX_SAFE_INTEGER;
