import { languageTag } from "../config/locales";
import { findTranslation } from "../lib/routeContext";
import { baseLanguage } from "../lib/language";
import type { Alternate } from "../lib/routeContext";
import type { PageContextValue } from "./PageContext";

/**
 * The translation of a page that a reader would rather read, by the languages
 * they prefer, best first. Fallbacks are no translations, and readers of a
 * fallback need not go to its original.
 */
export function findPreferredTranslation(
  { locale, alternates }: PageContextValue,
  preferred: readonly string[],
): Alternate | undefined {
  const current = findTranslation(alternates, locale);
  // Unknown paths have the not-found page in every language.
  if (!current || current.path.endsWith("/404")) return undefined;
  const translations = alternates.filter(
    (alternate) => alternate === current || !alternate.isFallback,
  );
  for (const language of preferred) {
    const inLanguage = translations.filter(
      (one) => baseLanguage(one.locale) === baseLanguage(language),
    );
    const best =
      inLanguage.find((one) =>
        [one.locale, languageTag(one.locale)].includes(language),
      ) ?? (inLanguage.includes(current) ? current : inLanguage[0]);
    if (!best) continue;
    return best === current || best.locale === current.lang ? undefined : best;
  }
  return undefined;
}
