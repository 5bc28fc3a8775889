import { formatList } from "./formatList";

test.each([
  [["A"], "de-DE", "A"],
  [["A", "B"], "de-DE", "A und B"],
  [["A", "B", "C"], "de-DE", "A, B und C"],
  [["A", "B", "C"], "en-GB", "A, B and C"],
])("%j in %s is %s", (names, tag, text) => {
  expect(formatList(names, tag)).toBe(text);
});
