/** @jest-environment node */
import { siteConfig } from "../../config/resolved";
import { findPreferredTranslation } from "./preferredLanguage";

const { i18n } = siteConfig;
const original = i18n.locales;
const at = (htmlLang: string, path: string) => ({
  label: htmlLang,
  htmlLang,
  path,
  direction: "ltr" as const,
});

beforeAll(() => {
  i18n.locales = {
    en: at("en-GB", "/"),
    de: at("de-DE", "/de"),
    fr: at("fr-FR", "/fr"),
    "zh-cn": at("zh-CN", "/cn"),
    "zh-tw": at("zh-TW", "/tw"),
  };
});

afterAll(() => {
  i18n.locales = original;
});

/** "en de* fr": versions in these locales, that in German the first one's text. */
const versionsOf = (list: string) =>
  list.split(" ").map((name) => {
    const locale = name.replace("*", "");
    const fallback = name.endsWith("*")
      ? { isFallback: true, lang: list.split(" ", 1)[0] ?? "" }
      : { isFallback: false };
    return { locale, path: `/${locale}/x`, ...fallback };
  });

it.each<[string, string, string, string | undefined]>([
  // what the browser prefers, best first | the page | its versions | what is offered
  ["de-DE de", "en", "en de", "de"],
  ["de-AT", "en", "en de", "de"],
  ["de", "de", "en de", undefined],
  ["en-US", "de", "en de", "en"],
  ["en-US en", "en", "en de", undefined],
  // The best of what there is.
  ["fr de en", "en", "en de", "de"],
  ["fr en de", "en", "en de", undefined],
  ["en de", "en", "en de", undefined],
  ["de en", "en", "en de fr", "de"],
  ["sv no", "en", "en de", undefined],
  ["", "en", "en de", undefined],
  ["-- x", "en", "en de", undefined],
  // Not translated: nothing to offer, but perhaps something else.
  ["de", "en", "en de*", undefined],
  ["de fr", "en", "en de* fr", "fr"],
  ["de en", "fr", "en de* fr", "en"],
  // A fallback itself: its text is in that language already.
  ["en", "de", "en de*", undefined],
  ["de", "en", "de en*", undefined],
  ["fr en", "de", "en de* fr", "fr"],
  ["zh-TW", "de", "zh-cn de* zh-tw", "zh-tw"],
  ["de en", "de", "en de*", undefined],
  // Only this language has the page.
  ["de", "en", "en", undefined],
  // Two locales of one language: the exact one, else the page's own, else the first.
  ["zh-TW", "zh-cn", "en zh-cn zh-tw", "zh-tw"],
  ["zh-HK", "zh-tw", "en zh-cn zh-tw", undefined],
  ["zh", "en", "en zh-cn zh-tw", "zh-cn"],
  // A locale, as the reader's choice is stored.
  ["zh-tw", "en", "en zh-cn zh-tw", "zh-tw"],
])("prefers %j on %s of %j: offers %s", (wanted, locale, list, expected) => {
  const page = { locale, alternates: versionsOf(list) };
  expect(findPreferredTranslation(page, wanted.split(" "))?.locale).toBe(
    expected,
  );
});

it("offers no other page for unknown paths", () => {
  const alternates = [
    { locale: "en", path: "/404", isFallback: false },
    { locale: "de", path: "/de/404", isFallback: false },
  ];
  expect(
    findPreferredTranslation({ locale: "en", alternates }, ["de"]),
  ).toBeUndefined();
});
