import { localeCodes } from "../../config/locales";
import { localize } from "../../config/localize";
import { kebab } from "./kebab";
import type { ContentProblem } from "./problem";
import { readMap, samePages } from "./readMap";
import type { MapFile } from "./readMap";
import { tagSchema } from "./schema/mapSchemas";

/** A tag in one locale. */
export type TagFields = {
  key: string;
  locale: string;
  label: string;
  description: string | null;
  /** Path below that of all tags. */
  permalink: string;
};

const labelOf = (key: string) => key.charAt(0).toUpperCase() + key.slice(1);

/** Tags as fields of one node for each locale. Their keys are as posts' tags become them, however they are written. */
export function readTags(source: MapFile): {
  fields: TagFields[];
  keys: string[];
  problems: ContentProblem[];
} {
  const { file, entries, keys, problems } = readMap(tagSchema, source);
  const placed = entries.map(({ key, value, lineOf }) => ({
    key,
    permalink: value.permalink ?? kebab(key),
    line: lineOf(),
  }));
  for (const { key, line, permalink } of placed) {
    if (permalink !== "" && kebab(key) !== "") continue;
    problems.push({
      severity: "error",
      file,
      line,
      field: key,
      message: "A key needs letters without accents, or digits.",
      fix: "Rename it here and in the posts that name it; its label may be anything.",
    });
  }
  problems.push(...samePages(file, "/blog/tags", placed));
  const fields = entries.flatMap(({ key, value }) =>
    localeCodes.map((locale) => ({
      key: kebab(key),
      locale,
      label: value.label ? localize(value.label, locale) : labelOf(key),
      description: value.description
        ? localize(value.description, locale)
        : null,
      permalink: value.permalink ?? kebab(key),
    })),
  );
  return { fields, keys: (keys ?? []).map(kebab), problems };
}
