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

/** Reads content/series.yaml, and adds the series that are only in posts: their key is their title. */
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
  const known = new Map(entries);
  const items = [
    ...new Set([...known.keys(), ...names.map((name) => name.key)]),
  ].flatMap((name) => {
    const { title = name, description } = known.get(name) ?? {};
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
