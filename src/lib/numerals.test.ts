import { describeNumerals, formatNumber, formatYear } from "./numerals";

it.each([
  ["en-GB", "2026"],
  ["de-DE", "2026"],
  ["ar-EG", "٢٠٢٦"],
])("writes a year in %s without a separator", (htmlLang, year) => {
  expect(formatYear("2026", describeNumerals(htmlLang))).toBe(year);
});

test.each(["en-GB", "de-DE", "de-CH", "ar-EG", "ar", "fa", "hi", "bn"])(
  "%s has its own numbers",
  (tag) => {
    const numerals = describeNumerals(tag);
    for (const value of [0, 7, 42, 999, 1000, 1234.5, -3])
      expect(formatNumber(value, numerals)).toBe(value.toLocaleString(tag));
  },
);
