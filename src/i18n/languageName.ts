import { siteConfig } from "../config/resolved";

/**
 * Names one of the site's languages in another one.
 * @example languageName("en", "de-DE") -> "Englisch"
 */
export const languageName = (language: string, inLanguage: string): string =>
  siteConfig.languageNames[inLanguage]?.[language] ?? language;
