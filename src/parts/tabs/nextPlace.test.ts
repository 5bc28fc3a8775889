import { nextPlace } from "./nextPlace";

test.each<[string, number, boolean, number | undefined]>([
  ["ArrowRight", 0, false, 1],
  ["ArrowRight", 2, false, 0],
  ["ArrowLeft", 0, false, 2],
  ["ArrowRight", 0, true, 2],
  ["ArrowLeft", 2, true, 0],
  ["Home", 2, false, 0],
  ["End", 0, true, 2],
  ["ArrowDown", 0, false, undefined],
  ["a", 0, false, undefined],
])("%s from %d (from right to left: %s) leads to %s", (key, now, rtl, next) => {
  expect(nextPlace(key, now, 3, rtl)).toBe(next);
});
