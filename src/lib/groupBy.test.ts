import { groupBy } from "./groupBy";

test.each([
  [[], []],
  [
    ["b1", "a1", "b2"],
    [
      ["b", ["b1", "b2"]],
      ["a", ["a1"]],
    ],
  ],
])("%j becomes %j", (items: string[], groups) => {
  expect(groupBy(items, ([letter]) => letter)).toEqual(groups);
});
