import { groupByYear } from "./groupByYear";

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

it.each([
  ["nothing", [], []],
  [
    "one year",
    ["2026-03-01", "2026-01-02"],
    [["2026", "2026-03-01", "2026-01-02"]],
  ],
  [
    "years newest first, whatever the order",
    ["2025-05-05", "2026-03-01", "2025-01-01"],
    [
      ["2026", "2026-03-01"],
      ["2025", "2025-05-05", "2025-01-01"],
    ],
  ],
  [
    "full timestamps",
    ["2026-01-01T00:00:00.000Z", "2025-12-31T23:59:59.000Z"],
    [
      ["2026", "2026-01-01T00:00:00.000Z"],
      ["2025", "2025-12-31T23:59:59.000Z"],
    ],
  ],
])("groups %s", (_what, dates, expected) => {
  const groups = groupByYear(dates.map((date) => ({ date })));
  expect(
    groups.map(({ year, items }) => [year, ...items.map((i) => i.date)]),
  ).toEqual(expected);
});

it.each(["Pacific/Kiritimati", "America/Los_Angeles"])(
  "keeps New Year's Day in its year in %s",
  (timeZone) => {
    process.env.TZ = timeZone;
    const [first] = groupByYear([{ date: "2026-01-01" }]);
    expect(first?.year).toBe("2026");
  },
);
