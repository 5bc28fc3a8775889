import type { z } from "zod";
import type { ResolvedSite } from "../../config/types";
import type { EntrySource } from "./entry";

/** Fields that are checked together, as far as a collection has them. */
type SharedFields = {
  draft?: boolean;
  image?: string;
  image_alt?: string;
  image_dark?: string;
  series?: string;
  series_order?: number;
  unlisted?: boolean;
};

/** Adds the checks of several fields to the schema of a collection. */
export const addSharedChecks = <Schema extends z.ZodType<SharedFields>>(
  schema: Schema,
): Schema =>
  schema
    .refine(({ image, image_dark }) => !image_dark || Boolean(image), {
      path: ["image_dark"],
      error: 'Needs an "image" that it replaces in dark mode.',
      params: { needs: ["image"] },
    })
    .refine(({ image, image_alt }) => !image_alt || Boolean(image), {
      path: ["image_alt"],
      error: 'Needs an "image" that it describes.',
      params: { needs: ["image"] },
    })
    .refine(({ image, image_dark }) => !image_dark || image_dark !== image, {
      path: ["image_dark"],
      error: 'It is the same as "image".',
      params: { note: "Without it, the image is dimmed in dark mode." },
    })
    .refine(
      ({ series, series_order }) => series || series_order === undefined,
      {
        path: ["series_order"],
        error: 'Needs a "series" in which it is a place.',
        params: { needs: ["series"] },
      },
    )
    .refine(({ draft, unlisted }) => !draft || !unlisted, {
      path: ["unlisted"],
      error: "An entry is either a draft or unlisted, not both.",
    });

type TocFields = {
  hide_table_of_contents?: boolean;
  toc_min_heading_level?: number;
  toc_max_heading_level?: number;
};

/**
 * Reads the levels of headings in the table of contents of an entry, which the
 * site config has unless its front matter says otherwise; undefined for none.
 */
export function readTocLevels(
  levels: TocFields,
  { toc }: Pick<ResolvedSite, "toc">,
  report: EntrySource<unknown>["report"],
): ResolvedSite["toc"] | undefined {
  const minLevel = levels.toc_min_heading_level ?? toc.minLevel;
  const maxLevel = levels.toc_max_heading_level ?? toc.maxLevel;
  if (minLevel > maxLevel) {
    const isMax = levels.toc_max_heading_level !== undefined;
    const field = isMax ? "toc_max_heading_level" : "toc_min_heading_level";
    report({
      field: [field],
      reason: isMax
        ? "This is less than the first level of the table of contents."
        : "This is more than the last level of the table of contents.",
      actual: String(isMax ? maxLevel : minLevel),
      expected: [isMax ? `${minLevel} to 6` : `2 to ${maxLevel}`],
      fatal: true,
    });
  }
  return levels.hide_table_of_contents ? undefined : { minLevel, maxLevel };
}

/** Checks that a period ends after it starts, as far as a year and a month can be compared; for `.refine(...)`. */
export function checkPeriod<Start extends string, End extends string>(
  start: Start,
  end: End,
): [
  isValid: (
    period: Record<Start, string> & Partial<Record<End, string | undefined>>,
  ) => boolean,
  params: { path: string[]; error: string; params: { needs: string[] } },
] {
  return [
    ({ [start]: from, [end]: to }) => !to || to >= from.slice(0, to.length),
    {
      path: [end],
      error: "The end is before the beginning.",
      params: { needs: [start] },
    },
  ];
}
