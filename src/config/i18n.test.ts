import { addLocale, listLocales, removeLocale } from "./i18n";

const i18n = {
  defaultLocale: "en",
  locales: {
    de: { path: "/de" },
    en: { path: "/", paths: { "/cv": "/resume" } },
    fr: {
      path: "/france",
      paths: { "/blog": "/carnet", "/blog/tags": "/carnet/mots" },
    },
  },
};

test("the default locale comes first", () => {
  expect(listLocales(i18n)).toEqual(["en", "de", "fr"]);
});

test.each([
  ["en", "/", "/"],
  ["en", "/about", "/about"],
  ["de", "/", "/de"],
  ["de", "/about", "/de/about"],
  ["de", "/?q=1", "/de?q=1"],
  ["de", "/#contact", "/de#contact"],
  ["de", "/blog?page=2#top", "/de/blog?page=2#top"],
  ["en", "/cv", "/resume"],
  ["en", "/cv.pdf", "/cv.pdf"],
  ["fr", "/blog#top", "/france/carnet#top"],
  ["fr", "/blog/a", "/france/carnet/a"],
  ["fr", "/blog/tags/a", "/france/carnet/mots/a"],
])("in %s, %s is %s", (locale, path, expected) => {
  expect(addLocale(i18n, locale, path)).toBe(expected);
});

test("an unknown locale names the known ones", () => {
  expect(() => addLocale(i18n, "it", "/")).toThrow(
    'Unknown locale "it". The site knows: en, de, fr.',
  );
});

test.each([
  ["/", "en", "/"],
  ["/about", "en", "/about"],
  ["/de", "de", "/"],
  ["/de/", "de", "/"],
  ["/de/about", "de", "/about"],
  ["/de?q=1", "de", "/?q=1"],
  ["/de#contact", "de", "/#contact"],
  ["/demo", "en", "/demo"],
  ["/design/de", "en", "/design/de"],
  ["/DE/about", "en", "/DE/about"],
  ["/resume?q", "en", "/cv?q"],
  ["/france/carnet", "fr", "/blog"],
  ["/france/carnet/mots/a", "fr", "/blog/tags/a"],
  ["", "en", ""],
])("%j is %s %j", (path, locale, rest) => {
  expect(removeLocale(i18n, path)).toEqual({ locale, path: rest });
});
