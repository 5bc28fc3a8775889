import { formatYear } from "./formatYear";

it.each([
  ["en-GB", "2026"],
  ["de-DE", "2026"],
  ["ar-EG", "٢٠٢٦"],
])("writes a year in %s without a separator", (htmlLang, year) => {
  expect(formatYear("2026", htmlLang)).toBe(year);
});
