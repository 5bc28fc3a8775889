import { countWords, readingTime } from "./readingTime";

test.each([
  ["one two three", "en", 3],
  ["It’s a well-kept library.", "en", 4],
  ["Drei Jahre, 12 Kunden – keine Mahnung.", "de", 6],
  ["", "en", 0],
  ["— … !", "en", 0],
  ["我喜欢写代码", "zh", 4],
])("countWords(%j, %s) is %i", (text, lang, expected) => {
  expect(countWords(text, lang)).toBe(expected);
});

test("the same number of words takes longer in German than in English", () => {
  const text = "word ".repeat(900);
  expect(readingTime(text, "en").minutes).toBe(4);
  expect(readingTime(text, "de-DE").minutes).toBe(5);
});

test.each([
  ["", 0, 0],
  ["— … !", 0, 0],
  ["one", 1, 1],
])("%j takes %i minutes", (text, minutes, words) => {
  expect(readingTime(text, "en")).toEqual({ minutes, words });
});
