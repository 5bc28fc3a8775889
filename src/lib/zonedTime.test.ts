import { getDay, getInstant, formatZonedTime, isLapsed } from "./zonedTime";

test.each([
  ["2026-03-14T00:00:00", "Europe/Berlin", "2026-03-13T23:00:00.000Z"],
  ["2026-07-01T09:30:00", "Europe/Berlin", "2026-07-01T07:30:00.000Z"],
  ["2026-07-01T00:00:00", "Pacific/Kiritimati", "2026-06-30T10:00:00.000Z"],
  ["2026-07-01T00:00:00", "America/Los_Angeles", "2026-07-01T07:00:00.000Z"],
  ["2026-07-01T00:00:00", "Asia/Kathmandu", "2026-06-30T18:15:00.000Z"],
  ["2026-07-01T00:00:00", "UTC", "2026-07-01T00:00:00.000Z"],
  // Clocks go forward at 2:00: there is no 2:30.
  ["2026-03-29T02:30:00", "Europe/Berlin", "2026-03-29T01:30:00.000Z"],
  // Clocks go back at 3:00: 2:30 comes twice.
  ["2026-10-25T02:30:00", "Europe/Berlin", "2026-10-25T00:30:00.000Z"],
  // The hours around both changes.
  ["2026-03-29T03:00:00", "Europe/Berlin", "2026-03-29T01:00:00.000Z"],
  ["2026-03-29T01:59:59", "Europe/Berlin", "2026-03-29T00:59:59.000Z"],
  ["2026-10-25T03:00:00", "Europe/Berlin", "2026-10-25T02:00:00.000Z"],
])("%s in %s is %s", (local, timeZone, expected) => {
  expect(getInstant(local, timeZone).toISOString()).toBe(expected);
});

test.each([
  ["2026-03-13T22:59:59Z", "Europe/Berlin", "2026-03-13"],
  ["2026-03-13T23:00:00Z", "Europe/Berlin", "2026-03-14"],
  ["2026-03-13T23:00:00Z", "America/Los_Angeles", "2026-03-13"],
  ["2026-03-13T10:00:00Z", "Pacific/Kiritimati", "2026-03-14"],
])("at %s it is in %s the %s", (instant, timeZone, day) => {
  expect(getDay(new Date(instant), timeZone)).toBe(day);
});

test.each([
  ["2026-03-13T23:00:00.000Z", "Europe/Berlin", "2026-03-14T00:00:00+01:00"],
  ["2026-06-30T22:00:00.999Z", "Europe/Berlin", "2026-07-01T00:00:00+02:00"],
  ["2026-07-01T07:00:00Z", "America/Los_Angeles", "2026-07-01T00:00:00-07:00"],
  ["2026-06-30T18:15:00Z", "Asia/Kathmandu", "2026-07-01T00:00:00+05:45"],
  ["2026-07-01T02:30:00Z", "America/St_Johns", "2026-07-01T00:00:00-02:30"],
  ["2026-06-30T10:00:00Z", "Pacific/Kiritimati", "2026-07-01T00:00:00+14:00"],
  ["2026-07-01T00:00:00Z", "UTC", "2026-07-01T00:00:00+00:00"],
])("%s in %s reads %s", (instant, timeZone, text) => {
  expect(formatZonedTime(instant, timeZone)).toBe(text);
  expect(Date.parse(text)).toBe(Math.floor(Date.parse(instant) / 1000) * 1000);
});

test.each([
  ["2027-02-28", "2027-02-28", false],
  ["2027-02-28", "2027-03-01", true],
  [undefined, "2027-03-01", false],
])("what applies until %s has on %s lapsed: %j", (until, today, expected) => {
  expect(isLapsed({ until }, today)).toBe(expected);
});
