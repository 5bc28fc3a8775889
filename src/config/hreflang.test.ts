import { minimalSite } from "./testing/minimalSite";

/** What a page that is written in some languages names. */
const linksOf = (tags: readonly string[]) => {
  const locales = Object.fromEntries(
    tags.map((htmlLang, index) => [
      htmlLang,
      { label: htmlLang, htmlLang, path: index === 0 ? "/" : `/${htmlLang}` },
    ]),
  );
  let found: unknown[] = [];
  jest.isolateModules(() => {
    const [defaultLocale = ""] = tags;
    const site = minimalSite({ i18n: { defaultLocale, locales } });
    jest.doMock("./site", () => ({ site }));
    const { createHreflangLinks } =
      jest.requireActual<typeof import("./hreflang")>("./hreflang");
    const alternates = tags.map((locale) => ({
      locale,
      path: `/in/${locale}`,
      isFallback: false,
    }));
    found = createHreflangLinks(alternates).map(({ lang }) => lang);
  });
  return found;
};

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
  expect(linksOf(tags)).toEqual([...languages, "x-default"]);
});
