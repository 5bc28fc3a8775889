import { languageTag } from "../../config/languageTag";
import { siteConfig } from "../../config/resolved";
import { fillGaps } from "../../lib/fillGaps";
import type { Catalogue } from "../../lib/fillGaps";
import { isolate } from "../../lib/isolate";

/** The language that has every text, and that others fall back to: keys come from it. */
export const sourceLocale = "en";

/** A locale's texts, with English ones for those that it lacks, and the keys of these. */
export function fillStrings(
  own: Catalogue,
  english: Catalogue,
  locale: string,
) {
  const tag = languageTag(locale);
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const isRtl = siteConfig.i18n.locales[locale]?.direction === "rtl";
  return fillGaps(own, english, {
    forms,
    ...(isRtl && { mark: (text: string) => isolate(text) }),
  });
}
