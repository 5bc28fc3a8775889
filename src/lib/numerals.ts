import { memoize } from "./memoize";

/**
 * How a language writes and counts. The build looks it up: the first use of
 * Intl blocks a slow phone for 0.1 s, and every page has a number.
 */
export type Numerals = {
  tag: string;
  /** From 0 to 9. */
  digits: readonly string[];
  /** The plural forms of counts below 100 that don't have the form "other". */
  forms: Readonly<Record<number, Intl.LDMLPluralRule>>;
};

const numberFormat = /* @__PURE__ */ memoize(
  (tag: string) => new Intl.NumberFormat(tag),
);

const pluralRules = /* @__PURE__ */ memoize(
  (tag: string) => new Intl.PluralRules(tag),
);

/** Looks up how a language writes and counts. */
export function describeNumerals(tag: string): Numerals {
  const counts = Array.from({ length: 100 }, (_, count) => count);
  const forms = counts.map((n) => [n, pluralRules(tag).select(n)] as const);
  return {
    tag,
    digits: counts.slice(0, 10).map((n) => numberFormat(tag).format(n)),
    forms: Object.fromEntries(forms.filter(([, form]) => form !== "other")),
  };
}

/**
 * Writes a year in the digits of a language.
 * @example formatYear("2026", describeNumerals("ar-EG")) -> "٢٠٢٦"
 */
export const formatYear = (year: string, { digits }: Numerals): string =>
  year.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);

/**
 * Writes a number in a language.
 * @example formatNumber(1234, describeNumerals("de-DE")) -> "1.234"
 */
export const formatNumber = (value: number, numerals: Numerals): string =>
  /^\d{1,3}$/.test(String(value))
    ? formatYear(String(value), numerals)
    : numberFormat(numerals.tag).format(value);

/** Finds the plural form of a count. */
export const findPluralForm = (
  count: number,
  { tag, forms }: Numerals,
): Intl.LDMLPluralRule =>
  /^\d\d?$/.test(String(count))
    ? (forms[count] ?? "other")
    : pluralRules(tag).select(count);
