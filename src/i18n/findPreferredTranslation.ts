import { languageTag } from "../config/locales";
import { translationIn } from "../lib/routeContext";
import { baseLanguage } from "../lib/language";
import type { Alternate } from "../lib/routeContext";
import type { PageContextValue } from "./PageContext";

/**
 * The version of a page that a reader would rather read, by the languages they
 * want, best first: none where the page itself is the best there is. A text
 * that stands in for a translation is no version to offer, and whoever reads one
 * has no use for the page where it comes from.
 */
export function findPreferredTranslation(
  { locale, alternates }: PageContextValue,
  wanted: readonly string[],
): Alternate | undefined {
  const own = translationIn(alternates, locale);
  // Unknown paths have the not-found page in every language, and no version.
  if (!own || own.path.endsWith("/404")) return undefined;
  const versions = alternates.filter(
    (version) => version === own || !version.isFallback,
  );
  for (const language of wanted) {
    const alike = versions.filter(
      (version) => baseLanguage(version.locale) === baseLanguage(language),
    );
    const best =
      alike.find(
        (version) =>
          version.locale === language ||
          languageTag(version.locale) === language,
      ) ?? (alike.includes(own) ? own : alike[0]);
    if (best) {
      const isRead = best === own || best.locale === own.lang;
      return isRead ? undefined : best;
    }
  }
  return undefined;
}
