import { isCalendarDate } from "./calendarDate";

test.each([
  ["2026-02-28", true],
  ["2024-02-29", true],
  ["2026-02-29", false],
  ["2026-02-30", false],
  ["2026-13-01", false],
  ["2026-1-1", false],
  ["14.03.2026", false],
  ["", false],
])("isCalendarDate(%j) is %s", (text, expected) => {
  expect(isCalendarDate(text)).toBe(expected);
});
