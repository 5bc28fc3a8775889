import { siteConfig } from "../config/resolved";

/**
 * Returns the name of one language of the site in another.
 * @example languageName("en", "de-DE") -> "Englisch"
 */
export const getLanguageName = (language: string, inLanguage: string): string =>
  siteConfig.languageNames[inLanguage]?.[language] ?? language;
