import { siteConfig } from "../../config/resolved";

/** A check of several fields, for `.refine(...check)`. */
type Check<T> = [
  isValid: (fields: T) => boolean,
  params: { path: string[]; error: string },
];

/** A table of contents needs at least one level. */
export const headingLevels: Check<
  Partial<Record<`toc_${"min" | "max"}_heading_level`, number>>
> = [
  ({ toc_min_heading_level: min, toc_max_heading_level: max }) =>
    (min ?? siteConfig.toc.minLevel) <= (max ?? siteConfig.toc.maxLevel),
  {
    path: ["toc_max_heading_level"],
    error: "This is less than the first level of the table of contents.",
  },
];

/** A dark image needs an image that it replaces. */
export const darkImageHasImage: Check<
  Partial<Record<"image" | "image_dark", string>>
> = [
  ({ image, image_dark }) => !image_dark || Boolean(image),
  {
    path: ["image_dark"],
    error: 'Needs an "image" that it replaces in dark mode.',
  },
];

/** Checks that a period ends after it starts, as far as a year and a month can be compared. */
export function checkPeriod<Start extends string, End extends string>(
  start: Start,
  end: End,
): Check<Record<Start, string> & Partial<Record<End, string | undefined>>> {
  return [
    ({ [start]: from, [end]: to }) => !to || to >= from.slice(0, to.length),
    { path: [end], error: "The end is before the beginning." },
  ];
}

/** An entry is a draft or unlisted, not both. */
export const oneVisibility: Check<{ draft: boolean; unlisted: boolean }> = [
  ({ draft, unlisted }) => !draft || !unlisted,
  {
    path: ["unlisted"],
    error: "An entry is either a draft or unlisted, not both.",
  },
];
