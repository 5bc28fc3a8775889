import { estimateReadingTime } from "./readingTime";

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
