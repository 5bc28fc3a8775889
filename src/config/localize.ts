import { localizeText, pickText } from "./i18n";
import { siteConfig } from "./resolved";
import type { Localized } from "./schema/localized";

export type { Localized };

/** Picks the text or address of a locale of the site unchanged, else that of the default locale. */
export const pickLocale = (text: Localized, locale: string): string =>
  pickText(siteConfig.i18n, text, locale);

/** Picks the text of a locale of the site, else that of the default locale; use pickLocale for addresses. */
export const localize = (text: Localized, locale: string): string =>
  localizeText(siteConfig.i18n, text, locale);
