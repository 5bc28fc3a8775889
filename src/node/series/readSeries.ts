import { localeCodes } from "../../config/locales";
import { localize } from "../../config/localize";
import type { ContentProblem } from "../content/problem";
import { readMap } from "../content/readMap";
import type { MapFile } from "../content/readMap";
import { key as seriesKey } from "../content/schema/fields";
import { seriesSchema } from "../content/schema/mapSchemas";

/** A series in one locale. */
export type SeriesFields = {
  key: string;
  locale: string;
  title: string;
  description: string | null;
};

/** Series as fields of one node for each locale. */
export function readSeries(source: MapFile): {
  fields: SeriesFields[];
  /** Those of faulty entries, too. */
  keys: string[];
  problems: ContentProblem[];
} {
  const { file, entries, keys, problems } = readMap(seriesSchema, source);
  for (const { key, lineOf } of entries) {
    const [issue] = seriesKey.safeParse(key).error?.issues ?? [];
    if (!issue) continue;
    problems.push({
      severity: "error",
      file,
      line: lineOf(),
      field: key,
      message: issue.message,
      fix: "Rename it here and in the posts that name it.",
    });
  }
  const fields = entries.flatMap(({ key, value: { title, description } }) =>
    localeCodes.map((locale) => ({
      key,
      locale,
      title: title ? localize(title, locale) : key,
      description: description ? localize(description, locale) : null,
    })),
  );
  return { fields, keys: keys ?? [], problems };
}
