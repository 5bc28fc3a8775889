import { localeCodes } from "../../config/locales";
import { ownText, readMap } from "../content/readMaps";
import type { MapFile } from "../content/readMaps";
import { seriesSchema } from "../content/schema/mapSchemas";

/** Series as fields of one node for each locale. */
export function readSeries(file: MapFile) {
  const { entries, problems } = readMap(seriesSchema, file);
  const fields = entries.flatMap(([key, entry]) =>
    localeCodes.map((locale) => ({
      key,
      locale,
      title: ownText(entry.title, locale) ?? key,
      description: ownText(entry.description, locale),
    })),
  );
  return { fields, problems };
}

export type SeriesFields = ReturnType<typeof readSeries>["fields"][number];
