/** @jest-environment node */
import { problemsOf } from "../testing/problemsOf";

const faults = (checks: unknown) => problemsOf({ checks });
const beginnings =
  'the beginning of an address: a path from "/", or one with https://';

test.each<[unknown, string, string, string]>([
  [
    { brokenLinks: "error" },
    '"checks.brokenLinks" is not one of the allowed values.',
    '"ignore", "log", "warn", "throw"',
    "Choose one of the allowed values.",
  ],
  [
    { brokenAnchors: "thorw" },
    '"checks.brokenAnchors" is not one of the allowed values.',
    '"ignore", "log", "warn", "throw"',
    'Did you mean "throw"?',
  ],
  [
    { brokenLink: "warn" },
    '"checks.brokenLink" is not an option.',
    "brokenLinks, brokenMarkdownLinks, brokenAnchors, missingImages, duplicateRoutes, skip",
    'Did you mean "brokenLinks"?',
  ],
  [
    { skip: ["/"] },
    '"checks.skip[0]" begins neither with "/" and a name nor with https://.',
    beginnings,
    'Write for example "/shop".',
  ],
  [
    { skip: ["/shop", "example.com"] },
    '"checks.skip[1]" begins neither with "/" and a name nor with https://.',
    beginnings,
    'Write for example "/shop".',
  ],
])("checks %j", (checks, ...problem) => {
  expect(faults(checks)).toEqual([problem]);
});

test.each([
  [{}],
  [{ brokenLinks: "log", brokenMarkdownLinks: "throw" }],
  [{ missingImages: "warn", duplicateRoutes: "ignore" }],
  [{ skip: ["/shop", "https://www.linkedin.com/"] }],
])("checks %j are fine", (checks) => {
  expect(faults(checks)).toEqual([]);
});
