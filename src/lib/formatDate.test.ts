import { formatDate, type DateStyle } from "./formatDate";

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

describe.each(["UTC", "Pacific/Kiritimati", "America/Los_Angeles"])(
  "in %s",
  (timeZone) => {
    it.each<[string, string, DateStyle, string]>([
      ["2026-03-14", "en-GB", "FULL", "14 March 2026"],
      ["2026-03-14", "de-DE", "FULL", "14. März 2026"],
      ["2026-01-01", "en-GB", "FULL", "1 January 2026"],
      ["2025-12-31", "de-DE", "FULL", "31. Dezember 2025"],
      ["2026-03-14T00:00:00.000Z", "en-GB", "FULL", "14 March 2026"],
      ["2026-03-14", "en-GB", "DAY_MONTH", "14 Mar"],
      ["2026-03-04", "de-DE", "DAY_MONTH", "4. März"],
    ])("writes %s for %s (%s) as %s", (iso, lang, style, expected) => {
      process.env.TZ = timeZone;
      expect(formatDate(iso, lang, style)).toBe(expected);
    });
  },
);
