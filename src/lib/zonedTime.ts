import { memoize } from "./memoize";

/** Writes an instant as the wall clock of a zone shows it; making a formatter costs more than using it. */
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

/** The wall clock of a zone at an instant, as if it were UTC's: "2026-03-14T09:30:00". */
function wallTime(instant: Date, timeZone: string): string {
  const part = Object.fromEntries(
    wallClock(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const { year = "", month, day, hour, minute, second } = part;
  return `${year.padStart(4, "0")}-${month}-${day}T${hour}:${minute}:${second}`;
}

/**
 * The instant at which the clocks of a time zone show a time. Where clocks go
 * forward and skip that time, the instant an hour later; where they go back
 * and show it twice, the first of the two.
 * @param local such as "2026-03-14T09:30:00"
 */
export function instantOf(local: string, timeZone: string): Date {
  const asUtc = Date.parse(`${local}Z`);
  const offsetAt = (time: number) =>
    Date.parse(`${wallTime(new Date(time), timeZone)}Z`) - time;
  // Offsets are less than a day: one of these two is right.
  const before = offsetAt(asUtc - 86_400_000);
  const after = offsetAt(asUtc + 86_400_000);
  const fits = [before, after].find(
    (offset) => offsetAt(asUtc - offset) === offset,
  );
  return new Date(asUtc - (fits ?? before));
}

/** The day that the calendars of a time zone show at an instant, such as "2026-03-14". */
export const dayOf = (instant: Date, timeZone: string): string =>
  wallTime(instant, timeZone).slice(0, 10);

/**
 * An instant as the clocks of a time zone show it, with their offset: whoever
 * reads no further than the day reads the right one.
 * @example zonedText("2026-03-13T23:00:00.000Z", "Europe/Berlin") -> "2026-03-14T00:00:00+01:00"
 */
export function zonedText(instant: string, timeZone: string): string {
  const date = new Date(instant);
  const local = wallTime(date, timeZone);
  const seconds = Math.floor(date.getTime() / 1000) * 1000;
  const minutes = Math.round((Date.parse(`${local}Z`) - seconds) / 60_000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  const size = Math.abs(minutes);
  const sign = minutes < 0 ? "-" : "+";
  return `${local}${sign}${two(size / 60)}:${two(size % 60)}`;
}
