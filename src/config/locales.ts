import { addLocale, codesOf, removeLocale } from "./localePaths";
import { siteConfig } from "./resolved";

const { i18n } = siteConfig;

/** The locale that the site root speaks. */
export const defaultLocale = i18n.defaultLocale;

/** The site's locale codes, the default one first, the others as the owner lists them. */
export const localeCodes: readonly string[] = codesOf(i18n);

/** Puts a locale's path before a path: `/about` in `de` becomes `/de/about`, `/` becomes `/de`. */
export function localePath(locale: string, path: string): string {
  return addLocale(i18n, locale, path);
}

/** Splits a path into its locale and the rest: `/de/about` is `/about` in `de`; `/demo` is English. */
export function stripLocale(path: string): { locale: string; path: string } {
  return removeLocale(i18n, path);
}
