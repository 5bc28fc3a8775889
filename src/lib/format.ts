import { memoize } from "./memoize";

const dateFormats = {
  FULL: /* @__PURE__ */ memoize(
    (tag: string) =>
      new Intl.DateTimeFormat(tag, {
        day: "numeric",
        month: "long",
        year: "numeric",
        timeZone: "UTC",
      }),
  ),
  DAY_MONTH: /* @__PURE__ */ memoize(
    (tag: string) =>
      new Intl.DateTimeFormat(tag, {
        day: "numeric",
        month: "short",
        timeZone: "UTC",
      }),
  ),
};

export type DateStyle = keyof typeof dateFormats;

/**
 * Formats a date without time in a language. Post dates are days, not instants:
 * UTC on both sides keeps the day in every time zone.
 * @example formatDate("2026-03-14", "de-DE", "FULL") -> "14. März 2026"
 */
export const formatDate = (
  isoDate: string,
  tag: string,
  style: DateStyle,
): string =>
  dateFormats[style](tag).format(new Date(`${isoDate.slice(0, 10)}T00:00:00Z`));

/**
 * Formats a span of months, or of years if either end is a year; only the start
 * if there is no end.
 * @example formatSpan("2025-09", "2026-02", "en-GB") -> "September 2025 –
 * February 2026"
 */
export function formatSpan(
  from: string,
  to: string | undefined,
  tag: string,
): string {
  const end = to ?? from;
  const month = from.length > 4 && end.length > 4 ? "long" : undefined;
  return new Intl.DateTimeFormat(tag, {
    year: "numeric",
    month,
    timeZone: "UTC",
  }).formatRange(new Date(from), new Date(end));
}

/**
 * Formats an amount of money in a language, with cents only if there are any.
 * @example formatMoney(1200, "EUR", "de-DE") -> "1.200 €"
 */
export const formatMoney = (
  amount: number,
  currency: string,
  tag: string,
): string =>
  new Intl.NumberFormat(tag, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  }).format(amount);

/**
 * Formats a quantity with its unit in full.
 * @example formatUnit(3, "day", "de-DE") -> "3 Tage"
 */
export const formatUnit = (value: number, unit: string, tag: string): string =>
  new Intl.NumberFormat(tag, {
    style: "unit",
    unit,
    unitDisplay: "long",
  }).format(value);

const currencies: Record<string, string> = { "€": "EUR", $: "USD", "£": "GBP" };

/**
 * Formats a figure with its unit in a language.
 * @example formatFigure(1200, "€", "de-DE") -> "1.200 €"
 * @example formatFigure(78, "%", "en-GB") -> "78%"
 * @example formatFigure(540, "min", "en-GB") -> "9 h"
 */
export function formatFigure(value: number, unit: string, tag: string): string {
  const currency = currencies[unit];
  const isShare = unit === "%";
  if (unit === "min" && value >= 60) {
    const hours = Math.round((value / 60) * 100) / 100;
    return formatFigure(hours, "h", tag);
  }
  const style = currency ? "currency" : isShare ? "percent" : "decimal";
  const figure = new Intl.NumberFormat(tag, {
    style,
    currency,
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  }).format(isShare ? value / 100 : value);
  return style === "decimal" && unit ? `${figure}\u00a0${unit}` : figure;
}

/**
 * Formats a figure before and after a change; a common unit appears once.
 * @example formatChange(61, 78, "%", "en-GB") -> ["61", "78%"]
 * @example formatChange(540, 40, "min", "en-GB") -> ["9:00", "0:40 h"]
 */
export function formatChange(
  before: number,
  after: number,
  unit: string,
  tag: string,
): [before: string, after: string] {
  if (unit === "min" && Math.max(before, after) >= 60) {
    return [formatHours(before), `${formatHours(after)}\u00a0h`];
  }
  const [from, to] = [
    formatFigure(before, unit, tag),
    formatFigure(after, unit, tag),
  ];
  const end = /\D*$/.exec(to)?.[0] ?? "";
  return [end && from.endsWith(end) ? from.slice(0, -end.length) : from, to];
}

function formatHours(value: number): string {
  const minutes = Math.round(Math.abs(value));
  const sign = value < 0 ? "-" : "";
  return `${sign}${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

const listFormat = /* @__PURE__ */ memoize(
  (tag: string) => new Intl.ListFormat(tag, { type: "conjunction" }),
);

/**
 * Joins names as a language lists them.
 * @example formatList(["Alex", "Kim", "Robin"], "de-DE") -> "Alex, Kim und
 * Robin"
 */
export const formatList = (names: readonly string[], tag: string): string =>
  listFormat(tag).format(names);

const numberFormat = /* @__PURE__ */ memoize(
  (tag: string) => new Intl.NumberFormat(tag),
);

/**
 * Formats a number in a language.
 * @example formatNumber(1234, "de-DE") -> "1.234"
 */
export const formatNumber = (value: number, tag: string): string =>
  numberFormat(tag).format(value);

const yearFormat = /* @__PURE__ */ memoize(
  (tag: string) => new Intl.NumberFormat(tag, { useGrouping: false }),
);

/**
 * Formats a year in the digits of a language.
 * @example formatYear("2026", "ar-EG") -> "٢٠٢٦"
 */
export const formatYear = (year: string, tag: string): string =>
  yearFormat(tag).format(Number(year));
