import { oncePerTag } from "./oncePerTag";

const dateFormats = {
  FULL: /* @__PURE__ */ oncePerTag(
    (tag) =>
      new Intl.DateTimeFormat(tag, {
        day: "numeric",
        month: "long",
        year: "numeric",
        timeZone: "UTC",
      }),
  ),
  DAY_MONTH: /* @__PURE__ */ oncePerTag(
    (tag) =>
      new Intl.DateTimeFormat(tag, {
        day: "numeric",
        month: "short",
        timeZone: "UTC",
      }),
  ),
};

export type DateStyle = keyof typeof dateFormats;

/**
 * Writes a plain date (no time, no zone) the way a language does. Post dates
 * are days, not moments: UTC on both sides keeps the day in every time zone.
 * @example formatDate("2026-03-14", "de-DE", "FULL") -> "14. März 2026"
 */
export const formatDate = (
  isoDate: string,
  tag: string,
  style: DateStyle,
): string =>
  dateFormats[style](tag).format(new Date(`${isoDate.slice(0, 10)}T00:00:00Z`));

const listFormat = /* @__PURE__ */ oncePerTag(
  (tag) => new Intl.ListFormat(tag, { type: "conjunction" }),
);

/**
 * Writes names as they are read out.
 * @example formatList(["Alex", "Kim", "Robin"], "de-DE") -> "Alex, Kim und Robin"
 */
export const formatList = (names: readonly string[], tag: string): string =>
  listFormat(tag).format(names);

const numberFormat = /* @__PURE__ */ oncePerTag(
  (tag) => new Intl.NumberFormat(tag),
);

/**
 * Writes a number as a language does.
 * @example formatNumber(1234, "de-DE") -> "1.234"
 */
export const formatNumber = (value: number, tag: string): string =>
  numberFormat(tag).format(value);

const yearFormat = /* @__PURE__ */ oncePerTag(
  (tag) => new Intl.NumberFormat(tag, { useGrouping: false }),
);

/**
 * Writes a year in the digits of a language.
 * @example formatYear("2026", "ar-EG") -> "٢٠٢٦"
 */
export const formatYear = (year: string, tag: string): string =>
  yearFormat(tag).format(Number(year));
