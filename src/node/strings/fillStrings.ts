import { languageTag } from "../../config/languageTag";
import { siteConfig } from "../../config/resolved";
import { fillGaps } from "../../lib/fillGaps";
import type { Catalogue } from "../../lib/fillGaps";

/** The language that has every text, and that others fall back to: keys come from it. */
export const sourceLocale = "en";

/** Keeps the full stop of an English sentence at its end, where the text around runs from right to left. */
const isolate = (text: string) => `\u2066${text}\u2069`;

/** A locale's texts, with English ones for those that it lacks, and the keys of these. */
export function fillStrings(
  own: Catalogue,
  english: Catalogue,
  locale: string,
) {
  const tag = languageTag(locale);
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const isRtl = siteConfig.i18n.locales[locale]?.direction === "rtl";
  return fillGaps(own, english, isRtl ? { forms, mark: isolate } : { forms });
}
