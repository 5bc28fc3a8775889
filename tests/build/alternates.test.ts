import { addLocale, removeLocale } from "../../src/config/locales";
import { siteConfig } from "../../src/config/resolved";
import { baseLanguage } from "../../src/lib/language";
import { checkAlternates, type LanguageFacts } from "./site/checkAlternates";
import { siteUrl } from "./site/outputFolder";
import { languageFacts, mainLang } from "./site/languageFacts";
import {
  listedPages,
  locales,
  pageAt,
  pages,
  type BuiltPage,
} from "./site/pages";
import { hiddenPages, sourceTexts, fallbacks } from "./site/sourceTexts";

const { i18n } = siteConfig;

/** What a page says about its versions: language -> address. */
const alternatesOf = ({ document }: BuiltPage) =>
  Object.fromEntries(
    [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map(
      (link) => [
        link.getAttribute("hreflang") ?? "",
        link.getAttribute("href") ?? "",
      ],
    ),
  );

/** Fallbacks, copies and what is unlisted have no place among the versions. */
const isListed = (path: string) =>
  !fallbacks.has(path) && !hiddenPages.has(path);

/** What it should say, worked out from the pages and texts there are. */
const expectedFor = ({ path }: BuiltPage) => {
  const text = sourceTexts.find(({ pathIn }) =>
    locales.some((locale) => pathIn(locale) === path),
  );
  const rest = removeLocale(i18n, path).path;
  const pathIn = text?.pathIn ?? ((code) => addLocale(i18n, code, rest));
  const versions = locales
    .map((locale) => ({ locale, path: pathIn(locale) }))
    .filter((version) => pageAt(version.path) && isListed(version.path));
  if (!isListed(path) || versions.length < 2) return {};
  const addresses = versions.map((version) => [
    version.locale,
    siteUrl + version.path,
  ]);
  const main = versions.find(({ locale }) => locale === i18n.defaultLocale);
  const fallback = main ?? versions[0];
  return Object.fromEntries([
    ...addresses,
    ["x-default", siteUrl + (fallback?.path ?? "")],
  ]) as Record<string, string>;
};

it("names the written versions of every page, and no fallback", () => {
  const wrong = listedPages.flatMap((page) => {
    const found = alternatesOf(page);
    const expected = expectedFor(page);
    const isRight = JSON.stringify(found) === JSON.stringify(expected);
    return isRight ? [] : [{ path: page.path, found, expected }];
  });
  expect(wrong).toEqual([]);
  expect(listedPages.map(expectedFor)).toContainEqual(
    expect.objectContaining({
      en: `${siteUrl}/about`,
      de: `${siteUrl}/de/about`,
      "x-default": `${siteUrl}/about`,
    }),
  );
});

const facts = pages.map(languageFacts);

it("is one graph: symmetric, right in every language, and the same wherever it is told", () => {
  expect(checkAlternates(facts, mainLang)).toEqual([]);
  expect(facts.filter(({ head }) => head.length > 0).length).toBeGreaterThan(
    40,
  );
  expect(facts.filter(({ isFallback }) => isFallback).length).toBe(
    fallbacks.size,
  );
});

it.each<[string, (page: LanguageFacts) => Partial<LanguageFacts> | undefined]>([
  [
    "a page does not lead back",
    ({ address }) => (address.endsWith("/de/about") ? { head: [] } : undefined),
  ],
  [
    "a fallback is a version",
    ({ address, lang, isFallback }) =>
      isFallback ? { head: [[baseLanguage(lang), address]] } : undefined,
  ],
  [
    "a target is not in its language",
    ({ address }) =>
      address.endsWith("/de/about") ? { lang: "en-GB" } : undefined,
  ],
])("would not pass where %s", (_, change) => {
  const broken = facts.map((page) => ({ ...page, ...change(page) }));
  expect(checkAlternates(broken, mainLang)).not.toEqual([]);
});

it("links every page to its other languages for readers", () => {
  const wrong = listedPages.flatMap((page) =>
    locales
      .filter((locale) => locale !== page.locale)
      .filter((locale) => {
        const lang = i18n.locales[locale]?.htmlLang;
        const link = page.document.querySelector(`header a[lang="${lang}"]`);
        const target = pageAt(link?.getAttribute("href") ?? "/nowhere");
        return target?.locale !== locale;
      })
      .map((locale) => `${page.path}: no link to ${locale}`),
  );
  expect(wrong).toEqual([]);
});
