import { isForSearch } from "../lib/alternates";
import type { Alternate } from "../lib/routeContext";
import { siteConfig } from "./resolved";

/** One language version of a page, for search engines. */
export type LanguageLink = { lang: string; path: string };

/**
 * The page's translations, its own version included, and "x-default" for
 * readers of other languages. Empty where there is no translation.
 */
export function languageLinks(
  alternates: readonly Alternate[],
): LanguageLink[] {
  const { defaultLocale, locales } = siteConfig.i18n;
  const listed = alternates.filter(isForSearch);
  const [first] = listed;
  if (first === undefined || listed.length < 2) return [];
  const main = listed.find(({ locale }) => locale === defaultLocale) ?? first;
  const versions = listed.map(({ locale, path }) => ({
    lang: locales[locale]?.htmlLang ?? locale,
    path,
  }));
  return [...versions, { lang: "x-default", path: main.path }];
}
