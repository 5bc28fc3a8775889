import { fill } from "./fill";

test.each([
  [{ a: 1, b: 2 }, undefined, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { b: 3 }, { a: 1, b: 3 }],
  [{ a: 1 }, { a: undefined, c: 0 }, { a: 1, c: 0 }],
  [{ a: 1 }, { a: null }, { a: null }],
])("%j filled with %j is %j", (defaults, given, expected) => {
  expect(fill<object, object>(defaults, given)).toEqual(expected);
});
