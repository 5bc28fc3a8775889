const styles = {
  FULL: { day: "numeric", month: "long", year: "numeric" },
  DAY_MONTH: { day: "numeric", month: "short" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof styles;

/** Making a formatter costs far more than using it, and a list has many dates. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(htmlLang: string, style: DateStyle): Intl.DateTimeFormat {
  const key = `${htmlLang} ${style}`;
  const known = formatters.get(key);
  if (known) return known;
  const options = { ...styles[style], timeZone: "UTC" };
  const made = new Intl.DateTimeFormat(htmlLang, options);
  formatters.set(key, made);
  return made;
}

/**
 * Writes a plain date (no time, no zone) the way a language does. Post dates
 * are days, not moments: UTC on both sides keeps the day in every time zone.
 * @example formatDate("2026-03-14", "de-DE", "FULL") -> "14. März 2026"
 */
export function formatDate(
  isoDate: string,
  htmlLang: string,
  style: DateStyle,
): string {
  const date = new Date(`${isoDate.slice(0, 10)}T00:00:00Z`);
  return formatterOf(htmlLang, style).format(date);
}
