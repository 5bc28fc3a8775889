import { getLanguageName } from "./useLocale";

it.each([
  ["en", "de-DE", "Englisch"],
  ["de", "en-GB", "German"],
  ["de", "de-DE", "Deutsch"],
])("names %s in %s: %s", (language, inLanguage, name) => {
  expect(getLanguageName(language, inLanguage)).toBe(name);
});
