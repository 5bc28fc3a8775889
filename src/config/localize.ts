import { isolate } from "../lib/isolate";
import { dirOf } from "./dirOf";
import { defaultLocale } from "./locales";

/** A text of the owner's: one string for every locale, or one string per locale. */
export type Localized = string | Readonly<Record<string, string>>;

/**
 * Picks the locale's own text, or that of the default locale, which the checks
 * of config and content have made sure of.
 */
export function localize(text: Localized, locale: string): string {
  if (typeof text === "string") return text;
  const own = text[locale];
  if (own !== undefined) return own;
  const general = text[defaultLocale];
  if (general === undefined) {
    throw new Error(
      `No text for the locale "${locale}" in ${JSON.stringify(text)}. ` +
        `Add one, or check the page's locale.`,
    );
  }
  const dir = dirOf(defaultLocale);
  return dir === dirOf(locale) ? general : isolate(general, dir);
}
