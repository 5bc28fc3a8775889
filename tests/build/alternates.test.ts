import { siteConfig } from "../../src/config/resolved";
import { checkAlternates } from "./site/checkAlternates";
import { languageFacts, mainLang } from "./site/languageFacts";
import { listedPages, locales, pageAt, pages } from "./site/pages";

const { i18n } = siteConfig;

const facts = pages.map(languageFacts);

it("is one graph: symmetric, right in every language, and the same wherever it is told", () => {
  expect(checkAlternates(facts, mainLang)).toEqual([]);
  expect(facts.filter(({ head }) => head.length > 0).length).toBeGreaterThan(
    30,
  );
  expect(facts.some(({ isFallback }) => isFallback)).toBe(true);
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
