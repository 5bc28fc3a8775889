import { baseLanguage } from "./baseLanguage";

it.each([
  ["de", "de"],
  ["de-DE", "de"],
  ["zh-Hant-TW", "zh"],
  ["", ""],
])("of %s is %s", (tag, language) => {
  expect(baseLanguage(tag)).toBe(language);
});
