import { addLocale, listLocales } from "../../config/i18n";
import type { I18n } from "../../config/i18n";
import { groupBy } from "../../lib/groupBy";
import type { Alternate } from "../../lib/routeContext";
import type { BaseEntry } from "../content/entry";

/** An entry in one locale, with the address of the original if it is a copy. */
type Translation = BaseEntry & { canonical?: string | null };

/**
 * Groups entries by folder, which the translations of an entry share. The
 * result lists the addresses of an entry in all locales, for the language menu,
 * hreflang, canonical links, sitemap and feeds.
 */
export function createAlternates(
  i18n: I18n,
  entries: readonly Translation[],
): (entry: BaseEntry) => Alternate[] {
  const byFolder = new Map(groupBy(entries, ({ folder }) => folder));
  return ({ folder }) => {
    const translations = byFolder.get(folder) ?? [];
    return listLocales(i18n)
      .flatMap(
        (code) => translations.find(({ locale }) => locale === code) ?? [],
      )
      .map((translation) => createAlternate(translation, translations));
  };
}

function createAlternate(
  translation: Translation,
  translations: readonly Translation[],
): Alternate {
  const { locale, lang, path, isFallback, isListed, canonical } = translation;
  if (isFallback) return { locale, path, isFallback, lang };
  // Search engines should list neither unlisted entries nor copies.
  const isHidden = !isListed || Boolean(canonical);
  const { originalChange } = translation;
  // A draft may be what has changed.
  const hasOriginal = translations.some(
    (other) => other.locale === originalChange?.locale && !other.isFallback,
  );
  return {
    locale,
    path,
    isFallback,
    ...(isHidden && { isHidden }),
    ...(originalChange && hasOriginal && { originalChange }),
  };
}

/** Lists the addresses of a screen, which has the same path in several locales. */
export const listScreenAlternates = (
  i18n: I18n,
  path: string,
  locales: readonly string[] = listLocales(i18n),
  isHidden = false,
): Alternate[] =>
  locales.map((locale) => ({
    locale,
    path: addLocale(i18n, locale, path),
    isFallback: false,
    ...(isHidden && { isHidden }),
  }));
