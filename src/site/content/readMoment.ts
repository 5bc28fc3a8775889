import { getDay, getInstant, isCalendarDate } from "../../lib/zonedTime";

/** A day, and the instant at which it starts or that was given. */
export type Moment = {
  /** The day in the site's time zone, such as "2026-03-14". */
  day: string;
  /** The instant in ISO 8601 and UTC, ending in Z. */
  instant: string;
};

const pattern =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Reads a day, or a day and a time. A time without offset is in the site's time
 * zone; a day without time is its first instant there. Null for anything else.
 * @example readMoment("2026-03-14", "Europe/Berlin") -> { day: "2026-03-14",
 * instant: "2026-03-13T23:00:00.000Z" }
 */
export function readMoment(text: string, timeZone: string): Moment | null {
  const [, date, hour = "00", minute = "00", second = "00", offset] =
    pattern.exec(text.trim()) ?? [];
  if (!date || !isCalendarDate(date)) return null;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) {
    return null;
  }
  const [, sign, hours = "0", minutes = "0"] =
    /^([+-])(\d{2}):?(\d{2})$/.exec(offset ?? "") ?? [];
  const away = Number(hours) + Number(minutes) / 60;
  if (away > (sign === "-" ? 12 : 14) || Number(minutes) > 59) return null;
  const local = `${date}T${hour}:${minute}:${second}`;
  const instant = offset
    ? new Date(local + offset.replace(/^(...)(\d\d)$/, "$1:$2"))
    : getInstant(local, timeZone);
  if (Number.isNaN(instant.getTime())) return null;
  return { day: getDay(instant, timeZone), instant: instant.toISOString() };
}
