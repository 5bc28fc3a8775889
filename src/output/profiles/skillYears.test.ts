import { sumSkillYears, type UsedSkills } from "./composeProfiles";

const used = (from: string, to?: string, ...skills: string[]): UsedSkills => ({
  from,
  to,
  skills: skills.length > 0 ? skills : ["Go"],
});

test.each<[string, UsedSkills[], string[]]>([
  ["nothing", [], []],
  ["one month", [used("2026-01", "2026-01")], ["Go 1 2026"]],
  ["a year by months", [used("2025-01", "2025-12")], ["Go 12 2025"]],
  ["across the new year", [used("2025-11", "2026-02")], ["Go 4 2026"]],
  ["whole years", [used("2024", "2025")], ["Go 24 2025"]],
  ["a year and a month", [used("2024", "2025-03")], ["Go 15 2025"]],
  ["still going on", [used("2026-09")], ["Go 3 2026"]],
  [
    "two one after the other",
    [used("2025-01", "2025-02"), used("2025-03", "2025-04")],
    ["Go 4 2025"],
  ],
  [
    "an overlap, once",
    [used("2025-01", "2025-06"), used("2025-04", "2025-08")],
    ["Go 8 2025"],
  ],
  [
    "one inside the other",
    [used("2024-01", "2025-12"), used("2024-05", "2024-06")],
    ["Go 24 2025"],
  ],
  [
    "a gap",
    [used("2020-01", "2020-02"), used("2026-01", "2026-01")],
    ["Go 3 2026"],
  ],
  [
    "several skills, the longest first, then the latest",
    [
      used("2024-01", "2024-02", "PHP", "SQL"),
      used("2026-01", "2026-02", "Go", "SQL"),
    ],
    ["SQL 4 2026", "Go 2 2026", "PHP 2 2024"],
  ],
])("%s", (_, projects, expected) => {
  expect(
    sumSkillYears(projects, "2026-11").map(
      ({ name, months, last }) => `${name} ${months} ${last}`,
    ),
  ).toEqual(expected);
});
