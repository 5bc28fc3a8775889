const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * True for a day that exists in the calendar.
 * @example isCalendarDate("2026-02-28") -> true; isCalendarDate("2026-02-30") -> false
 */
export function isCalendarDate(text: string): boolean {
  const match = pattern.exec(text);
  if (!match) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
