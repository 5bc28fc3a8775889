import { isForSearch, findOriginal, findTranslation } from "./routeContext";

const written = (locale: string) => ({
  locale,
  path: `/${locale}`,
  isFallback: false,
});
const fallback = (locale: string, lang: string) => ({
  ...written(locale),
  isFallback: true,
  lang,
});

test("a page has a version in some locales, or in none", () => {
  expect(findTranslation([written("en"), written("de")], "de")?.path).toBe(
    "/de",
  );
  expect(findTranslation([written("en")], "de")).toBeUndefined();
});

test.each([
  // page in, text from
  ["en", "/fr"],
  ["fr", "/fr"],
  ["de", "/de"],
  ["nl", undefined],
])("in %s the text is at home at %s", (locale, path) => {
  // The one that stands in is named, not guessed from the order.
  const all = [fallback("en", "fr"), written("de"), written("fr")];
  expect(findOriginal(all, locale)?.path).toBe(path);
});

test.each([
  [written("en"), true],
  [fallback("de", "en"), false],
  [{ ...written("en"), isHidden: true as const }, false],
])("%j is for search engines: %s", (version, isListed) => {
  expect(isForSearch(version)).toBe(isListed);
});
