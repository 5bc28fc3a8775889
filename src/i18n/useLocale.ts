import { useThemeConfig } from "../config/ThemeProvider";
import { usePageContext } from "./PageContext";
import { addLocale, languageTag } from "../config/locales";
import { findTranslation } from "../lib/routeContext";
import { localize, type Localized } from "../config/localize";

/** The current locale with its language tag, its direction and its home path. */
export function useLocale() {
  const { locale } = usePageContext();
  const { locales } = useThemeConfig().i18n;
  const settings = locales[locale];
  if (!settings) {
    throw new Error(
      `Unknown locale "${locale}"; src/config/site.ts has ` +
        Object.keys(locales).join(", "),
    );
  }
  return { locale, ...settings };
}

/** Gives the function that leads a path written without locale to the reader's own. */
export function useLocalePath(): (path: string) => string {
  const { locale } = usePageContext();
  const { i18n } = useThemeConfig();
  return (path) => addLocale(i18n, locale, path);
}

/** The path of the current page, the same on the server and in the browser. */
export function useOwnPath(): string {
  const { locale, alternates } = usePageContext();
  return findTranslation(alternates, locale)?.path ?? "";
}

/** Gives the function that picks the reader's language from an owner's text. */
export function useText(): (text: Localized) => string {
  const { locale } = usePageContext();
  return (text) => localize(text, locale);
}

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
  const { locales } = useThemeConfig().i18n;
  return (textLocale) => {
    if (textLocale === undefined || textLocale === page.locale) return {};
    const direction = locales[textLocale]?.direction;
    return {
      lang: languageTag(textLocale),
      ...(direction && direction !== page.direction && { dir: direction }),
    };
  };
}
