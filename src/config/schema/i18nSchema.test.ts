/** @jest-environment node */
import { problemsOf } from "../testing/problemsOf";

const en = { label: "English", htmlLang: "en-GB", path: "/" };
const de = { label: "Deutsch", htmlLang: "de-DE", path: "/de" };

const check = (locales: Record<string, unknown>, defaultLocale = "en") =>
  problemsOf({ i18n: { defaultLocale, locales } });

test("a default locale that the site does not have", () => {
  expect(check({ en, de }, "eng")).toEqual([
    [
      '"i18n.defaultLocale" is not one of the site\'s locales.',
      '"en", "de"',
      'Did you mean "en"?',
    ],
  ]);
});

test("a default locale that leaves the root empty", () => {
  expect(check({ en: { ...en, path: "/en" }, de })).toEqual([
    [
      '"i18n.locales.en.path" leaves the site root without a page.',
      '"/" for the default locale',
      'Write "/".',
    ],
  ]);
});

test("two locales with one path", () => {
  expect(check({ en, de, fr: { ...de, label: "Français" } })).toEqual([
    [
      '"i18n.locales.fr.path" is the path of the locale "de" too.',
      "a path of its own for each locale",
      'Write for example path: "/fr".',
    ],
  ]);
});

test.each([
  ["de/", 'Write "/de".'],
  ["/de/", 'Write "/de".'],
  ["/de/at", 'Write "/de".'],
])("locale path %j", (path, fix) => {
  expect(check({ en, de: { ...de, path } })).toEqual([
    [
      '"i18n.locales.de.path" is not one path segment.',
      '"/" or one segment such as "/de"',
      fix,
    ],
  ]);
});

test.each([
  ["de_DE", 'Write "de-DE".'],
  ["german", 'Write for example htmlLang: "en-GB".'],
  ["", 'Write for example htmlLang: "en-GB".'],
])("htmlLang %j", (htmlLang, fix) => {
  expect(check({ en, de: { ...de, htmlLang } })).toEqual([
    [
      '"i18n.locales.de.htmlLang" is no language tag.',
      "a BCP 47 language tag",
      fix,
    ],
  ]);
});

test("a locale code that is none", () => {
  expect(check({ en, Deutsch: de })).toEqual([
    [
      '"i18n.locales.Deutsch" is no locale code.',
      'a language, and perhaps a region, such as "de" or "pt-BR"',
      'Name the locale, its files and its folders alike, such as "de".',
    ],
  ]);
});

test("locales that cannot be read leave the texts unchecked", () => {
  const i18n = { defaultLocale: "en", locales: [] };
  expect(problemsOf({ i18n, tagline: { fr: "x" } })).toEqual([
    [
      '"i18n.locales" is not an object.',
      "an object: { … }",
      "Write locales: { … }.",
    ],
  ]);
});

test("a wish about the hint that is no answer", () => {
  const i18n = { defaultLocale: "en", locales: { en, de } };
  const asked = { ...i18n, suggestLanguage: "never" };
  expect(problemsOf({ i18n: asked })).toEqual([
    [
      '"i18n.suggestLanguage" is neither true nor false.',
      "true or false",
      "Write for example suggestLanguage: true.",
    ],
  ]);
});
