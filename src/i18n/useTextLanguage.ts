import { siteConfig } from "../config/resolved";
import { languageTag } from "../config/languageTag";
import { useLocale } from "./useLocale";

export type LanguageAttributes = { lang?: string; dir?: "ltr" | "rtl" };

/**
 * Gives the function that says in attributes which language a text is written
 * in, by its locale: nothing where it is the page's, `dir` only where the text
 * runs the other way.
 */
export function useTextLanguage(): (
  textLocale: string | undefined,
) => LanguageAttributes {
  const page = useLocale();
  return (textLocale) => {
    if (textLocale === undefined || textLocale === page.locale) return {};
    const direction = siteConfig.i18n.locales[textLocale]?.direction;
    return {
      lang: languageTag(textLocale),
      ...(direction && direction !== page.direction && { dir: direction }),
    };
  };
}
