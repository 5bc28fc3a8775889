import { formatNumber } from "./formatNumber";

test.each([
  [1234, "de-DE", "1.234"],
  [1234, "en-GB", "1,234"],
  [1234567, "de-CH", "1'234'567"],
  [12, "de-DE", "12"],
])("%d in %s is %s", (value, tag, text) => {
  expect(formatNumber(value, tag)).toBe(text);
});
