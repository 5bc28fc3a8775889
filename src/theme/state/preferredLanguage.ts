import { languageTag } from "../../config/locales";
import type { PageContextValue } from "../i18n/useLocale";
import { baseLanguage } from "../../lib/language";
import { findTranslation, type Alternate } from "../../lib/routeContext";
import { storageKeys } from "./storageKeys";
import { storageSlot } from "./storageSlot";

/** The value stored instead of a locale for readers who want no more hints. */
export const noHints = "none";

/** The locale that the reader chose last, or `noHints`. Only the language hint uses it; no reader is ever redirected. */
export const chosenLanguage = storageSlot(storageKeys.language);

/** Stores a choice; the first refusal of hints is permanent. */
export const rememberLanguage = (choice: string): void =>
  chosenLanguage.set(chosenLanguage.get() === noHints ? noHints : choice);

/**
 * Lists the translations of a page that a reader may prefer. Fallbacks are not
 * translations, and readers of a fallback are not sent to its original.
 */
export function listOffers({
  locale,
  alternates,
}: PageContextValue): Alternate[] {
  const current = findTranslation(alternates, locale);
  // Unknown paths have a not-found page in every language.
  if (!current || current.path.endsWith("/404")) return [];
  return alternates.filter(
    (alternate) =>
      ![locale, current.lang].includes(alternate.locale) &&
      !alternate.isFallback,
  );
}

/** Finds the translation that a reader would prefer, by their languages in order. */
export function findPreferredTranslation(
  page: PageContextValue,
  preferred: readonly string[],
): Alternate | undefined {
  const { locale, alternates } = page;
  const current = findTranslation(alternates, locale);
  if (!current || listOffers(page).length === 0) return undefined;
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
    const isShown = best?.locale === locale || best?.locale === current.lang;
    if (best) return isShown ? undefined : best;
  }
  return undefined;
}
