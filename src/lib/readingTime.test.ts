import { readingTime } from "./readingTime";

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
