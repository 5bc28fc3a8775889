import { isolate } from "../lib/language";
import { dirOf, defaultLocale } from "./locales";
import type { Localized } from "./schema/localized";

export type { Localized };

/** Picks the text or address of a locale unchanged, else that of the default locale. */
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
 * Picks the text of a locale, else that of the default locale, which the checks
 * require. A text in the other direction is isolated; use pickLocale for
 * addresses.
 */
export function localize(text: Localized, locale: string): string {
  const picked = pickLocale(text, locale);
  if (typeof text === "string" || text[locale] !== undefined) return picked;
  const dir = dirOf(defaultLocale);
  return dir === dirOf(locale) ? picked : isolate(picked, dir);
}
