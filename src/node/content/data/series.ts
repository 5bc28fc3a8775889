import { z } from "zod";
import { localeCodes } from "../../../config/locales";
import { localize } from "../../../config/localize";
import type { Entry } from "../entry";
import { key, localized } from "../fields";
import type { Diagnostic } from "../../diagnostics/diagnostic";
import { suggest } from "../../diagnostics/suggest";
import { loadDataFile } from "./dataFile";

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

type SeriesPost = Entry & { seriesKey: string; seriesOrder: number | null };

const isInSeries = (entry: Entry): entry is SeriesPost =>
  "seriesKey" in entry && entry.seriesKey !== null && !entry.isFallback;

/** Reads content/series.yaml, and adds the series that are only in posts: their key is their title. */
export function loadSeries(root: string, all: readonly Entry[]) {
  const loaded = loadDataFile(root, "series", seriesSchema);
  const { file, entries, keys, diagnostics } = loaded;
  for (const { key: name, lineOf } of entries) {
    for (const { message } of key.safeParse(name).error?.issues ?? []) {
      const place = { file: file ?? "", line: lineOf(), field: name };
      diagnostics.push({ reason: message, fatal: true, ...place });
    }
  }
  const posts = all.filter(isInSeries);
  if (file) diagnostics.push(...checkKeys(posts, keys, file));
  diagnostics.push(...checkOrder(posts));
  const inline = posts
    .map(({ seriesKey }) => seriesKey)
    .filter((name) => !keys.includes(name));
  const named = [
    ...entries.map(({ key: name, value }) => ({ key: name, ...value })),
    ...[...new Set(inline)].map((name) => ({
      ...{ key: name, title: undefined, description: undefined },
    })),
  ];
  const series = named.flatMap(({ key: name, title, description }) =>
    localeCodes.map((locale): Series => ({
      ...{ key: name, locale },
      title: title ? localize(title, locale) : name,
      description: description ? localize(description, locale) : null,
    })),
  );
  return { file, series, diagnostics };
}

const checkKeys = (
  posts: readonly SeriesPost[],
  known: readonly string[],
  seriesFile: string,
): Diagnostic[] =>
  posts
    .filter(({ seriesKey }) => !known.includes(seriesKey))
    .map(({ sourcePath: file, seriesKey, lines }) => ({
      reason: `The series "${seriesKey}" is not in ${seriesFile}, so it has no title in each language.`,
      fatal: false,
      ...{ file, line: lines.series, field: "series" },
      expected: [...known],
      note:
        suggest(seriesKey, known) ?? `Add "${seriesKey}:" to ${seriesFile}.`,
    }));

/** Warns of two posts with the same place in a series. */
function checkOrder(posts: readonly SeriesPost[]): Diagnostic[] {
  const first = new Map<string, SeriesPost>();
  return posts.flatMap((post) => {
    const { sourcePath: file, locale, seriesKey, seriesOrder, lines } = post;
    if (seriesOrder === null || !post.isListed) return [];
    const place = `${locale} ${seriesKey} ${seriesOrder}`;
    const other = first.get(place);
    if (!other) {
      first.set(place, post);
      return [];
    }
    return {
      reason: `${other.sourcePath} is part ${seriesOrder} of the series "${seriesKey}", too. The older post comes first.`,
      fatal: false,
      ...{ file, line: lines.series, field: "series_order" },
      actual: String(seriesOrder),
    };
  });
}
