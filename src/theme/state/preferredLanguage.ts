import type { PageContextValue } from "../i18n/useLocale";
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

/**
 * Lists the languages that a reader prefers to that of the page, best first,
 * such as "fr de". The boot script contains this function as text, so it can't
 * use its scope.
 * @param chosen the locale that the reader chose last
 */
export function listBetterLanguages(
  chosen: string | null,
  browserLanguages: readonly string[],
  pageLanguage: string,
): string {
  const preferred = [chosen ?? "", ...browserLanguages].map((tag) =>
    tag.replace(/-.*/, ""),
  );
  const position = preferred.indexOf(pageLanguage.replace(/-.*/, ""));
  return (position < 0 ? preferred : preferred.slice(0, position))
    .join(" ")
    .trim();
}
