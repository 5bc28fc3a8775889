import { isBuilt, isListed, getVisibility } from "./visibility";

const past = "2026-01-01T00:00:00.000Z";
const now = new Date("2026-01-01T00:00:00.000Z");
const next = "2026-01-01T00:00:00.001Z";

test.each([
  [false, false, past, "LISTED"],
  [false, true, past, "UNLISTED"],
  [true, false, past, "DRAFT"],
  [false, false, next, "SCHEDULED"],
  [false, true, next, "SCHEDULED"],
  [true, false, next, "DRAFT"],
] as const)(
  "draft %s, unlisted %s, %s: %s",
  (isDraft, isUnlisted, publishedAt, expected) => {
    expect(getVisibility(now, { isDraft, isUnlisted, publishedAt })).toBe(
      expected,
    );
  },
);

test.each([
  ["LISTED", true, true],
  ["UNLISTED", true, false],
  ["DRAFT", false, true],
  ["SCHEDULED", false, true],
] as const)("%s: built %s, listed %s", (visibility, built, listed) => {
  expect(isBuilt(visibility, false)).toBe(built);
  expect(isBuilt(visibility, true)).toBe(true);
  expect(isListed(visibility)).toBe(listed);
});
