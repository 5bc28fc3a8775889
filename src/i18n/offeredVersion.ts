import { languageTag } from "../config/languageTag";
import type { Alternate, PageContextValue } from "./PageContext";

const subtag = (language: string) => language.split("-")[0];

/**
 * The version of a page that a reader would rather read, by the languages they
 * want, best first: none where the page itself is the best there is. A text
 * that stands in for a translation is no version to offer.
 */
export function offeredVersion(
  { locale, alternates }: PageContextValue,
  wanted: readonly string[],
): Alternate | undefined {
  const own = alternates.find((version) => version.locale === locale);
  // Unknown paths have the not-found page in every language, and no version.
  if (!own || own.path.endsWith("/404")) return undefined;
  const versions = alternates.filter(
    (version) => version === own || !version.isStandIn,
  );
  for (const language of wanted) {
    const alike = versions.filter(
      (version) => subtag(version.locale) === subtag(language),
    );
    const best =
      alike.find(
        (version) =>
          version.locale === language ||
          languageTag(version.locale) === language,
      ) ?? (alike.includes(own) ? own : alike[0]);
    if (best) return best === own ? undefined : best;
  }
  return undefined;
}
