import { languageTag } from "../config/locales";
import { findTranslation, type Alternate } from "../lib/routeContext";
import { baseLanguage } from "../lib/language";
import type { PageContextValue } from "./useLocale";

/**
 * Finds the translation that a reader would prefer, by their languages in
 * order. Fallbacks are not translations, and readers of a fallback are not sent
 * to its original.
 */
export function findPreferredTranslation(
  { locale, alternates }: PageContextValue,
  preferred: readonly string[],
): Alternate | undefined {
  const current = findTranslation(alternates, locale);
  // Unknown paths have a not-found page in every language.
  if (!current || current.path.endsWith("/404")) return undefined;
  const translations = alternates.filter(
    (alternate) => alternate === current || !alternate.isFallback,
  );
  for (const language of preferred) {
    const inLanguage = translations.filter(
      (alternate) => baseLanguage(alternate.locale) === baseLanguage(language),
    );
    const best =
      inLanguage.find((alternate) =>
        [alternate.locale, languageTag(alternate.locale)].includes(language),
      ) ?? (inLanguage.includes(current) ? current : inLanguage[0]);
    if (!best) continue;
    return best === current || best.locale === current.lang ? undefined : best;
  }
  return undefined;
}
