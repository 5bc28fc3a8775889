import { isForSearch } from "../lib/routeContext";
import { baseLanguage } from "../lib/language";
import type { Alternate } from "../lib/routeContext";
import { findLanguageTag, listLocales } from "./i18n";
import type { I18n } from "./i18n";

/** A translation of a page, for search engines. */
export type HreflangLink = { lang: string; path: string };

/**
 * Returns the hreflang of a locale. It has no region unless the site has
 * several locales of the language: "de-DE" would exclude readers in Austria.
 */
function getHreflang(i18n: I18n, locale: string): string {
  const tag = findLanguageTag(i18n, locale);
  const language = baseLanguage(tag);
  const others = listLocales(i18n).filter((code) => code !== locale);
  const isOnly = others.every(
    (code) => baseLanguage(findLanguageTag(i18n, code)) !== language,
  );
  return isOnly ? language : tag;
}

/**
 * Creates links to the translations of a page, including itself, and
 * "x-default" for other languages. Empty if there are no translations.
 */
export function createHreflangLinks(
  i18n: I18n,
  alternates: readonly Alternate[],
): HreflangLink[] {
  const listed = alternates.filter(isForSearch);
  const [first] = listed;
  if (first === undefined || listed.length < 2) return [];
  const main =
    listed.find(({ locale }) => locale === i18n.defaultLocale) ?? first;
  const versions = listed.map(({ locale, path }) => ({
    lang: getHreflang(i18n, locale),
    path,
  }));
  return [...versions, { lang: "x-default", path: main.path }];
}
