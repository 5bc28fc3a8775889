import { siteConfig } from "./resolved";

/**
 * A locale's language as HTML and Intl know it.
 * @example languageTag("de") -> "de-DE"
 */
export const languageTag = (locale: string): string =>
  siteConfig.i18n.locales[locale]?.htmlLang ?? locale;
