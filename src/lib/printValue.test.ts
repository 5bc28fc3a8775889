import { printValue } from "./printValue";

test.each([
  ["a", '"a"'],
  [{ a: [1] }, '{"a":[1]}'],
  [null, "null"],
  [undefined, "undefined"],
])("%j is printed %s", (value, text) => {
  expect(printValue(value)).toBe(text);
});

test("a long value is cut off", () => {
  const text = printValue(Array.from({ length: 500 }, () => 1));
  expect(text).toHaveLength(201);
  expect(text).toMatch(/^\[1,1.*,1…$/);
});
