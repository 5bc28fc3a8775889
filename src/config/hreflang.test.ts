import { createHreflangLinks } from "./hreflang";
import { resolveSite } from "./resolveSite";
import { minimalSite } from "./testing/minimalSite";

/** Lists the languages that a page names which is written in all locales. */
function listLanguages(tags: readonly string[]) {
  const [defaultLocale = ""] = tags;
  const locales = Object.fromEntries(
    tags.map((htmlLang, index) => [
      htmlLang,
      { label: htmlLang, htmlLang, path: index === 0 ? "/" : `/${htmlLang}` },
    ]),
  );
  const { i18n } = resolveSite(
    minimalSite({ i18n: { defaultLocale, locales } }),
  );
  const alternates = tags.map((locale) => ({
    locale,
    path: `/in/${locale}`,
    isFallback: false,
  }));
  return createHreflangLinks(i18n, alternates).map(({ lang }) => lang);
}

it.each([
  [
    ["en-GB", "de-DE"],
    ["en", "de"],
  ],
  [
    ["en-GB", "pt-BR", "pt-PT"],
    ["en", "pt-BR", "pt-PT"],
  ],
])("with the locales %j names %j", (tags, languages) => {
  expect(listLanguages(tags)).toEqual([...languages, "x-default"]);
});
