import { z } from "zod";
import { localeCodes } from "../../../config/locales";
import { localize } from "../../../config/localize";
import type { BaseEntry } from "../entry";
import { key, localized } from "../fields";
import { checkReferences, loadDataFile, localizeOptional } from "./dataFile";

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
  const references = posts.flatMap(
    ({ isFallback, seriesKey, sourcePath, lines }) =>
      isFallback || seriesKey === null
        ? []
        : {
            key: seriesKey,
            file: sourcePath,
            line: lines.series,
            field: ["series"],
          },
  );
  const entries = new Map(loaded.entries);
  const keys = [...entries.keys(), ...references.map(({ key }) => key)];
  const items = [...new Set(keys)].flatMap((name) => {
    const { title = name, description } = entries.get(name) ?? {};
    return localeCodes.map((locale): Series => ({
      key: name,
      locale,
      title: localize(title, locale),
      description: localizeOptional(description, locale),
    }));
  });
  const unknown = loaded.isThere
    ? checkReferences("series", loaded, references)
    : [];
  return { ...loaded, items, diagnostics: [...loaded.diagnostics, ...unknown] };
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

const getPosition = ({ seriesOrder }: Part) => seriesOrder ?? Infinity;
