import type { Alternate } from "../lib/routeContext";
import { siteConfig } from "./resolved";

/** One language version of a page, as search engines are told of it. */
export type LanguageLink = { lang: string; path: string };

/** The versions of a page that search engines list: no stand-ins, nothing unlisted. */
export const listedVersions = (alternates: readonly Alternate[]) =>
  alternates.filter(({ isStandIn, isHidden }) => !isStandIn && !isHidden);

/**
 * The page's translations, its own version included, and "x-default" for
 * readers of other languages. Empty where there is no translation.
 */
export function languageLinks(
  alternates: readonly Alternate[],
): LanguageLink[] {
  const { defaultLocale, locales } = siteConfig.i18n;
  const listed = listedVersions(alternates);
  const [first] = listed;
  if (first === undefined || listed.length < 2) return [];
  const main = listed.find(({ locale }) => locale === defaultLocale) ?? first;
  const versions = listed.map(({ locale, path }) => ({
    lang: locales[locale]?.htmlLang ?? locale,
    path,
  }));
  return [...versions, { lang: "x-default", path: main.path }];
}
