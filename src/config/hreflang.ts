import { isForSearch } from "../lib/routeContext";
import { baseLanguage } from "../lib/language";
import type { Alternate } from "../lib/routeContext";
import { defaultLocale, languageTag, localeCodes } from "./locales";

/** A translation of a page, for search engines. */
export type HreflangLink = { lang: string; path: string };

/**
 * Returns the hreflang of a locale. It has no region unless the site has
 * several locales of the language: "de-DE" would exclude readers in Austria.
 */
function getHreflang(locale: string): string {
  const tag = languageTag(locale);
  const language = baseLanguage(tag);
  const isOnly = localeCodes.every(
    (code) => code === locale || baseLanguage(languageTag(code)) !== language,
  );
  return isOnly ? language : tag;
}

/**
 * Creates links to the translations of a page, including itself, and
 * "x-default" for other languages. Empty if there are no translations.
 */
export function createHreflangLinks(
  alternates: readonly Alternate[],
): HreflangLink[] {
  const listed = alternates.filter(isForSearch);
  const [first] = listed;
  if (first === undefined || listed.length < 2) return [];
  const main = listed.find(({ locale }) => locale === defaultLocale) ?? first;
  const versions = listed.map(({ locale, path }) => ({
    lang: getHreflang(locale),
    path,
  }));
  return [...versions, { lang: "x-default", path: main.path }];
}
