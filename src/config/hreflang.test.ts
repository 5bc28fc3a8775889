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
  const links = createHreflangLinks(i18n, alternates);
  const [rest] = createHreflangLinks(i18n, alternates.reverse()).slice(-1);
  // Whatever their order, the others get the default language.
  expect([links.at(-1)?.path, rest?.path]).toEqual(
    Array(2).fill(`/in/${defaultLocale}`),
  );
  return links.map(({ lang }) => lang);
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

it("names nothing of a page in one language", () => {
  const { i18n } = resolveSite(minimalSite());
  const only = { locale: "en", path: "/only", isFallback: false };
  expect(createHreflangLinks(i18n, [only])).toEqual([]);
});
