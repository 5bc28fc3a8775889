import { estimateReadingTime } from "./readingTime";
import { countWords, shorten } from "./words";

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

test.each([
  ["One two.", "en", "One two."],
  ["One two, three", "en", "One two…"],
  ["An e-mail-client", "en", "An e-mail…"],
  ["React 是一個用於構建", "zh", "React 是一個…"],
  ["🎉🎉🎉🎉🎉🎉🎉", "en", "🎉🎉🎉🎉…"],
])("shorten(%j, 10, %s) is %j", (text, lang, expected) => {
  expect(shorten(text, 10, lang)).toBe(expected);
});

test("the same number of words takes longer in German than in English", () => {
  const text = "word ".repeat(900);
  expect(estimateReadingTime(text, "en").minutes).toBe(4);
  expect(estimateReadingTime(text, "de-DE").minutes).toBe(5);
});

test.each([
  ["", 0, 0],
  ["— … !", 0, 0],
  ["one", 1, 1],
])("%j takes %i minutes", (text, minutes, words) => {
  expect(estimateReadingTime(text, "en")).toEqual({ minutes, words });
});
