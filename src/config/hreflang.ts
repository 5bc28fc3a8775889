import { isForSearch } from "../lib/routeContext";
import { baseLanguage } from "../lib/language";
import type { Alternate } from "../lib/routeContext";
import { defaultLocale, languageTag, localeCodes } from "./locales";

/** One language version of a page, for search engines. */
export type HreflangLink = { lang: string; path: string };

/**
 * The language that a locale's pages are offered to. It has no region unless
 * the site has several locales of the language: "de-DE" would not be offered
 * to readers in Austria.
 */
function hreflang(locale: string): string {
  const tag = languageTag(locale);
  const language = baseLanguage(tag);
  const isOnly = localeCodes.every(
    (code) => code === locale || baseLanguage(languageTag(code)) !== language,
  );
  return isOnly ? language : tag;
}

/**
 * The page's translations, its own version included, and "x-default" for
 * readers of other languages. Empty where there is no translation.
 */
export function createHreflangLinks(
  alternates: readonly Alternate[],
): HreflangLink[] {
  const listed = alternates.filter(isForSearch);
  const [first] = listed;
  if (first === undefined || listed.length < 2) return [];
  const main = listed.find(({ locale }) => locale === defaultLocale) ?? first;
  const versions = listed.map(({ locale, path }) => ({
    lang: hreflang(locale),
    path,
  }));
  return [...versions, { lang: "x-default", path: main.path }];
}
