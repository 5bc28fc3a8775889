import { isolate } from "../lib/language";
import { dirOf, defaultLocale } from "./locales";
import type { Localized } from "./schema/localized";

export type { Localized };

/** Picks the locale's own text or address, or that of the default locale, as it is written. */
export function pickLocale(text: Localized, locale: string): string {
  if (typeof text === "string") return text;
  const found = text[locale] ?? text[defaultLocale];
  if (found !== undefined) return found;
  throw new Error(
    `No text for the locale "${locale}" in ${JSON.stringify(text)}. ` +
      `Add one, or check the page's locale.`,
  );
}

/**
 * Picks the locale's own text, or that of the default locale, which the checks
 * of config and content have made sure of. A text that runs the other way than
 * the page is isolated: what is no text (an address) asks pickLocale.
 */
export function localize(text: Localized, locale: string): string {
  const picked = pickLocale(text, locale);
  if (typeof text === "string" || text[locale] !== undefined) return picked;
  const dir = dirOf(defaultLocale);
  return dir === dirOf(locale) ? picked : isolate(picked, dir);
}
