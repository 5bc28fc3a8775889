import { localize } from "./locales";

test.each([
  ["Blog", "de", "Blog"],
  [{ en: "About", de: "Über mich" }, "en", "About"],
  [{ en: "About", de: "Über mich" }, "de", "Über mich"],
  [{ en: "About", de: "Über mich" }, "ar", "About"],
])("%j in %s is %j", (text, locale, expected) => {
  expect(localize(text, locale)).toBe(expected);
});

test("a text without the locale says which one", () => {
  expect(() => localize({ de: "Über mich" }, "fr")).toThrow(
    'No text for the locale "fr" in {"de":"Über mich"}. Add one, or check the page\'s locale.',
  );
});
