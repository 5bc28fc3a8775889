import type { CreatePagesArgs } from "gatsby";
import { localeCodes } from "../../config/locales";
import type { ContentProblem } from "../content/problem";
import type { PostRef, TextRef } from "../nodes/contentNodes";
import { createEntry, findMap, load } from "../nodes/mapFiles";
import { checkSeries } from "./checkSeries";
import { readSeries } from "./readSeries";
import type { SeriesFields } from "./readSeries";

/**
 * Makes the series nodes agree with content/series.yaml and with the series
 * that only posts name, whose key is their title.
 */
export async function syncSeries(
  args: CreatePagesArgs,
  posts: readonly (PostRef & Pick<TextRef, "isStale">)[],
): Promise<{ nodes: { id: string }[]; problems: ContentProblem[] }> {
  const { file, problems } = findMap(args, "series");
  const read = file
    ? readSeries(await load(args, file))
    : { fields: [], keys: [], problems: [] };
  const known = new Set(read.fields.map(({ key }) => key));
  const named = new Set(posts.flatMap(({ seriesKey }) => seriesKey ?? []));
  const others: SeriesFields[] = [...named]
    .filter((key) => !known.has(key))
    .flatMap((key) =>
      localeCodes.map((locale) => ({
        key,
        locale,
        title: key,
        description: null,
      })),
    );
  const nodes = await Promise.all(
    [...read.fields, ...others].map((entry) => {
      const parent =
        file ?? posts.find(({ seriesKey }) => seriesKey === entry.key);
      return createEntry(args, "Series", entry, parent);
    }),
  );
  return {
    nodes,
    problems: [...problems, ...read.problems, ...checkSeries(posts, read.keys)],
  };
}
