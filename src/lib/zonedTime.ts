import { memoize } from "./memoize";

/** Caches the formatter of a time zone, which costs more to create than to use. */
const wallClock = /* @__PURE__ */ memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat("en-GB", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    }),
);

/** Returns the wall-clock time of a zone at an instant, without offset: "2026-03-14T09:30:00". */
function getWallTime(instant: Date, timeZone: string): string {
  const part = Object.fromEntries(
    wallClock(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const { year = "", month, day, hour, minute, second } = part;
  return `${year.padStart(4, "0")}-${month}-${day}T${hour}:${minute}:${second}`;
}

/**
 * Returns the instant at which the clocks of a time zone show a time. If clocks
 * skip that time, the instant an hour later; if they show it twice, the first.
 * @param local such as "2026-03-14T09:30:00"
 */
export function getInstant(local: string, timeZone: string): Date {
  const asUtc = Date.parse(`${local}Z`);
  const getOffset = (time: number) =>
    Date.parse(`${getWallTime(new Date(time), timeZone)}Z`) - time;
  // Offsets are less than a day: one of these two is right.
  const before = getOffset(asUtc - 86_400_000);
  const after = getOffset(asUtc + 86_400_000);
  const fits = [before, after].find(
    (offset) => getOffset(asUtc - offset) === offset,
  );
  return new Date(asUtc - (fits ?? before));
}

/** Returns the day in a time zone at an instant, such as "2026-03-14". */
export const getDay = (instant: Date, timeZone: string): string =>
  getWallTime(instant, timeZone).slice(0, 10);

/** True for a year, month or day that calendars have: 2026, 2026-02, 2026-02-28, not 2026-02-30, nor 0206. */
export function isCalendarDate(text: string): boolean {
  const date = new Date(text);
  return (
    /^[1-9]/.test(text) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text)
  );
}

/**
 * Formats an instant as local time with offset, so that readers who only use
 * the day get the right one.
 * @example formatZonedTime("2026-03-13T23:00:00.000Z", "Europe/Berlin") ->
 * "2026-03-14T00:00:00+01:00"
 */
export function formatZonedTime(instant: string, timeZone: string): string {
  const date = new Date(instant);
  const local = getWallTime(date, timeZone);
  const seconds = Math.floor(date.getTime() / 1000) * 1000;
  const minutes = Math.round((Date.parse(`${local}Z`) - seconds) / 60_000);
  const pad = (value: number) => String(Math.floor(value)).padStart(2, "0");
  const size = Math.abs(minutes);
  const sign = minutes < 0 ? "-" : "+";
  return `${local}${sign}${pad(size / 60)}:${pad(size % 60)}`;
}

/** Something that applies until a day, such as 2027-02-28; without one, it never ends. */
export type Dated = { until?: string | undefined };

/** Returns the current day in a time zone. */
export const getToday = (timeZone: string): string =>
  getDay(new Date(), timeZone);

/** True after the last day. */
export const isLapsed = ({ until }: Dated, today: string): boolean =>
  until !== undefined && until < today;
