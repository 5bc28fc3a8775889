import { z } from "zod";
import { listLocales, localizeText } from "../../../config/i18n";
import type { I18n } from "../../../config/i18n";
import { findRepeats } from "../../../lib/groupBy";
import type { Diagnostic } from "../../diagnostics/diagnostic";
import type { BaseEntry } from "../entry";
import { createLocalizedText, key } from "../fields";
import {
  checkReferences,
  listReferences,
  loadDataFile,
  localizeOptional,
} from "./dataFile";
import { itemLocale, nodeText, nullableNodeText } from "../nodeFields";

/** Creates the schema of one entry of content/series.yaml. */
export const createSeriesSchema = (i18n: I18n) =>
  z.object({
    title: createLocalizedText(i18n)
      .optional()
      .describe("the series as readers see it; default: the key"),
    description: createLocalizedText(i18n)
      .optional()
      .describe("what the series is about"),
  });

/** The fields of a series' node. */
export const seriesNode = z.object({
  key: nodeText("Key in content/series.yaml and in posts' front matter."),
  locale: itemLocale,
  title: nodeText(
    "The series as readers see it; its key where content/series.yaml has no entry.",
  ),
  description: nullableNodeText("What the series is about."),
});

/** A series in one locale. */
export type Series = z.output<typeof seriesNode>;

type SeriesPost = BaseEntry & {
  seriesKey: string | null;
  seriesOrder: number | null;
};

/** Loads content/series.yaml and adds the series that only posts have: their key is their title. */
export function loadSeries(
  root: string,
  i18n: I18n,
  posts: readonly SeriesPost[],
) {
  const loaded = loadDataFile(
    root,
    i18n,
    "series",
    key,
    createSeriesSchema(i18n),
  );
  const references = listReferences(posts, "series", ({ seriesKey }) =>
    seriesKey === null ? [] : [{ key: seriesKey }],
  );
  const entries = new Map(loaded.entries);
  const keys = [...entries.keys(), ...references.map(({ key }) => key)];
  const items = [...new Set(keys)].flatMap((name) => {
    const { title = name, description } = entries.get(name) ?? {};
    return listLocales(i18n).map((locale): Series => ({
      key: name,
      locale,
      title: localizeText(i18n, title, locale),
      description: localizeOptional(i18n, description, locale),
    }));
  });
  const unknown = loaded.isThere
    ? checkReferences("series", loaded, references)
    : [];
  const diagnostics = [...loaded.diagnostics, ...unknown, ...checkOrder(posts)];
  return { ...loaded, items, diagnostics };
}

/** Reports posts that claim the place of another one in their series. */
const checkOrder = (posts: readonly SeriesPost[]): Diagnostic[] => {
  const ordered = posts.filter(
    ({ isFallback, seriesOrder }) => !isFallback && seriesOrder !== null,
  );
  const repeats = findRepeats(ordered, ({ locale, seriesKey, seriesOrder }) =>
    JSON.stringify([locale, seriesKey, seriesOrder]),
  );
  return repeats.map(({ item: post, first }) => ({
    reason: `${first.sourcePath} has the same place in the series.`,
    fatal: false,
    file: post.sourcePath,
    field: ["series_order"],
    actual: String(post.seriesOrder),
    note: "Give each of them another number.",
  }));
};

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
