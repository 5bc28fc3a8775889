/**
 * Writes a year in the digits of a language.
 * @example formatYear("2026", "ar-EG") -> "٢٠٢٦"
 */
export const formatYear = (year: string, htmlLang: string): string =>
  new Intl.NumberFormat(htmlLang, { useGrouping: false }).format(Number(year));
