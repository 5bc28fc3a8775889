import { oncePerTag } from "./oncePerTag";

const formatOf = /* @__PURE__ */ oncePerTag(
  (tag) => new Intl.NumberFormat(tag, { useGrouping: false }),
);

/**
 * Writes a year in the digits of a language.
 * @example formatYear("2026", "ar-EG") -> "٢٠٢٦"
 */
export const formatYear = (year: string, htmlLang: string): string =>
  formatOf(htmlLang).format(Number(year));
