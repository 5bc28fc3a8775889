import { distance, nearest } from "./nearest";

test.each([
  ["", "", 0],
  ["", "abc", 3],
  ["kitten", "sitting", 3],
  ["title", "titel", 1],
  ["abcd", "badc", 2],
  ["über", "uber", 1],
])("from %j to %j it takes %d edits", (a, b, steps) => {
  expect(distance(a, b)).toBe(steps);
  expect(distance(b, a)).toBe(steps);
});

const words = ["title", "tagline", "to", "href", "label"];

test.each([
  ["titel", "title"],
  ["TAGLINE", "tagline"],
  ["lable", "label"],
  ["too", "to"],
  ["hre", "href"],
  ["position", undefined],
  ["x", undefined],
])("%j means %j", (typed, expected) => {
  expect(nearest(typed, words)).toBe(expected);
});

test("the first of two equally near words wins", () => {
  expect(nearest("bat", ["cat", "hat"])).toBe("cat");
});
