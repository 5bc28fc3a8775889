import {
  addLocale,
  findDirection,
  findLanguageTag,
  listLocales,
  localizeText,
  pickText,
  removeLocale,
} from "./i18n";
import type { Localized } from "./i18n";
import { siteConfig } from "./resolved";

const { i18n } = siteConfig;

/** The locale at the root of the site. */
export const defaultLocale = i18n.defaultLocale;

/** The locale codes of the site: the default first, the others in the owner's order. */
export const localeCodes: readonly string[] = listLocales(i18n);

/** Adds a locale of the site to a path: `/about` in `de` becomes `/de/about`, `/` becomes `/de`. */
export const localePath = (locale: string, path: string): string =>
  addLocale(i18n, locale, path);

/** Splits a path into locale and rest: `/de/about` is `/about` in `de`, `/demo` is English. */
export const stripLocale = (path: string): { locale: string; path: string } =>
  removeLocale(i18n, path);

/** The BCP 47 tag of a locale of the site: "de-DE". */
export const languageTag = (locale: string): string =>
  findLanguageTag(i18n, locale);

/** The `dir` attribute for a text in a locale of the site; undefined on sites with one direction. */
export const dirOf = (locale: string): "ltr" | "rtl" | undefined =>
  findDirection(i18n, locale);

/** Picks the text of a locale of the site, else that of the default locale; use pickLocale for addresses. */
export const localize = (text: Localized, locale: string): string =>
  localizeText(i18n, text, locale);

/** Picks the text or address of a locale of the site unchanged, else that of the default locale. */
export const pickLocale = (text: Localized, locale: string): string =>
  pickText(i18n, text, locale);
