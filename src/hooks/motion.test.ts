import { collapseDuration } from "./motion";

it.each([
  [0, 40],
  [36, 192],
  [180, 274],
  [576, 372],
  [2_000, 561],
])("takes for %d pixels %d milliseconds", (height, expected) => {
  expect(collapseDuration(height)).toBe(expected);
});
