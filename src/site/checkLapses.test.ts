import { siteConfig } from "../config/resolved";
import type { PageEntry } from "./collections/pages";
import { describeAvailability, describeRates } from "./content/contact";
import { checkLapses } from "./checkLapses";

beforeEach(() => jest.useFakeTimers({ now: new Date("2027-02-10T12:00Z") }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const page = (reviewed?: string) =>
  ({ sourcePath: "a.mdx", reviewed }) as unknown as PageEntry;

it("reports what lapses within 30 days, and what has", () => {
  jest.replaceProperty(siteConfig, "lastDays", {
    announcementBar: "2027-02-09",
    availability: "2027-02-28",
    rates: "2027-12-31",
  });
  const pages = ["2024-02-29", "2026-02-20", "2026-09-01", undefined].map(page);
  expect(
    checkLapses(siteConfig, pages).map(({ file, field, reason }) => [
      file,
      field?.[0],
      reason,
    ]),
  ).toEqual([
    ["src/config/site.ts", "announcementBar", "Lapsed on 2027-02-09."],
    ["src/config/site.ts", "availability", "Lapses on 2027-02-28."],
    ["a.mdx", "reviewed", "Lapsed on 2025-03-01."],
    ["a.mdx", "reviewed", "Lapses on 2027-02-20."],
  ]);
});

const until = "2027-12-31";
test.each([
  ["en", { from: "2027-03", days: 3 }, "Free from March 2027, 3 days a week"],
  [
    "de",
    { from: "2027-03-01", days: 1 },
    "Frei ab 1. März 2027, 1 Tag pro Woche",
  ],
  ["en", { from: "2027-02", where: { en: "remote" } }, "Free now, remote"],
])("says in %s when the owner is free", (locale, availability, text) => {
  jest.replaceProperty(siteConfig, "availability", { ...availability, until });
  const description = describeAvailability(process.cwd(), siteConfig, locale);
  expect(description?.replaceAll("\u00a0", " ")).toBe(text);
});

it("says the rates of a year", () => {
  const rates = { year: 2027, day: 840, hour: 105.5, currency: "EUR", until };
  jest.replaceProperty(siteConfig, "rates", rates);
  expect(describeRates(process.cwd(), siteConfig, "en")).toBe(
    "2027: €840 a day, €105.50 an hour",
  );
});
