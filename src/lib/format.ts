import { memoize } from "./memoize";

/** Content has months and years of this calendar, which no other could show: Thai and Persian have their own. */
const days = { calendar: "gregory", timeZone: "UTC" } as const;

const dateFormats = {
  FULL: /* @__PURE__ */ memoize(
    (tag: string) =>
      new Intl.DateTimeFormat(tag, {
        ...days,
        day: "numeric",
        month: "long",
        year: "numeric",
      }),
  ),
  DAY_MONTH: /* @__PURE__ */ memoize(
    (tag: string) =>
      new Intl.DateTimeFormat(tag, { ...days, day: "numeric", month: "short" }),
  ),
};

export type DateStyle = keyof typeof dateFormats;

/**
 * Formats a date without time in a language. Post dates are days, not instants:
 * UTC on both sides keeps the day in every time zone. No line ends within the
 * date.
 * @example formatDate("2026-03-14", "de-DE", "FULL") -> "14. März 2026"
 */
export const formatDate = (
  isoDate: string,
  tag: string,
  style: DateStyle,
): string =>
  dateFormats[style](tag)
    .format(new Date(`${isoDate.slice(0, 10)}T00:00:00Z`))
    .replaceAll(" ", "\u00a0");

/**
 * Formats a span of months, or of years if either end is a year; only the start
 * if there is no end. Lines end only at the dash.
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
  return new Intl.DateTimeFormat(tag, { ...days, year: "numeric", month })
    .formatRange(new Date(from), new Date(end))
    .replaceAll(/(?<![–~]) (?![–~])/g, "\u00a0");
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
  })
    .format(value)
    .replaceAll(" ", "\u00a0");

/**
 * Formats the size of a file, in kilobytes or, from 1,000 of them, megabytes.
 * @example formatBytes(1_234_567, "de-DE") -> "1,2 MB"
 */
export function formatBytes(bytes: number, tag: string): string {
  const size = Math.max(1, Math.round(bytes / 1000));
  const [value, unit] =
    size < 1000 ? [size, "kilobyte"] : [size / 1000, "megabyte"];
  const options = { style: "unit", unit, maximumFractionDigits: 1 } as const;
  const text = new Intl.NumberFormat(tag, options).format(value);
  return text.replaceAll(" ", "\u00a0");
}

const currencies: Record<string, string> = { "€": "EUR", $: "USD", "£": "GBP" };

/**
 * Formats a figure with its unit in a language.
 * @example formatFigure(1200, "€", "de-DE") -> "1.200 €"
 * @example formatFigure(78, "%", "en-GB") -> "78%"
 * @example formatFigure(94, "min", "en-GB") -> "1 h 34 min"
 */
export function formatFigure(value: number, unit: string, tag: string): string {
  const currency = currencies[unit];
  const isShare = unit === "%";
  if (currency) return formatMoney(value, currency, tag);
  if (unit === "min" && Math.abs(value) >= 60) return formatHours(value, tag);
  const figure = new Intl.NumberFormat(tag, {
    style: isShare ? "percent" : "decimal",
    maximumFractionDigits: 2,
  }).format(isShare ? value / 100 : value);
  return unit && !isShare ? `${figure}\u00a0${unit}` : figure;
}

/**
 * Formats a figure before and after a change; a common unit appears once, but
 * for a share and for minutes behind hours.
 * @example formatChange(220, 125, "s", "en-GB") -> ["220", "125 s"]
 * @example formatChange(540, 40, "min", "en-GB") -> ["9 h", "40 min"]
 */
export function formatChange(
  before: number,
  after: number,
  unit: string,
  tag: string,
): [before: string, after: string] {
  const [from, to] = [
    formatFigure(before, unit, tag),
    formatFigure(after, unit, tag),
  ];
  const end = /\P{N}*$/u.exec(to)?.[0] ?? "";
  const figure = end && from.endsWith(end) ? from.slice(0, -end.length) : from;
  return [unit === "%" || /\p{L}/u.test(figure) ? from : figure, to];
}

function formatHours(value: number, tag: string): string {
  const [hours, minutes] = splitHours(value);
  const whole = formatFigure(hours, "h", tag);
  return minutes ? `${whole}\u00a0${formatFigure(minutes, "min", tag)}` : whole;
}

/**
 * Spells out a duration for screen readers, which read "9 h" letter by letter.
 * @returns undefined for what is no duration in minutes.
 * @example spellDuration(94, "min", "en-GB") -> "1 hour 34 minutes"
 */
export function spellDuration(
  value: number,
  unit: string,
  tag: string,
): string | undefined {
  if (unit !== "min") return undefined;
  const [hours, minutes] = splitHours(value);
  return [
    hours ? formatUnit(hours, "hour", tag) : "",
    minutes || !hours ? formatUnit(minutes, "minute", tag) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Rounds from an hour on. Only the first of the two is negative, unless it is 0. */
function splitHours(value: number): [hours: number, minutes: number] {
  if (Math.abs(value) < 60) return [0, value];
  const minutes = Math.round(value);
  return [Math.trunc(minutes / 60), Math.abs(minutes % 60)];
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
