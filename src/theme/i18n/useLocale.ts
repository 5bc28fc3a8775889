import type { Localized } from "../../config/i18n";
import { languageTag, localePath, localize } from "../../config/locales";
import { createStrictContext } from "../../lib/createStrictContext";
import type { DocsContext } from "../../lib/docs";
import { findTranslation, type Alternate } from "../../lib/routeContext";
import { siteConfig } from "../../config/resolved";

/** The facts that the shell needs to know about the page. */
export type PageContextValue = {
  locale: string;
  alternates: readonly Alternate[];
  /** The closest path in locales that are not among them. */
  nearest?: Readonly<Record<string, string>> | undefined;
  /** The instance, version and id of a page of documentation. */
  docs?: DocsContext | undefined;
};

export const [PageContextProvider, usePageContext] =
  createStrictContext<PageContextValue>("PageContextProvider");

export type LanguageAttributes = { lang?: string; dir?: "ltr" | "rtl" };

/** Returns the language of the page, and what follows from it. */
export function useLocale() {
  const { locale, alternates } = usePageContext();
  const { locales } = siteConfig.i18n;
  const settings = locales[locale];
  if (!settings) {
    throw new Error(
      `Unknown locale "${locale}"; src/config/site.ts has ` +
        Object.keys(locales).join(", "),
    );
  }
  const { htmlLang, direction, numerals } = settings;
  return {
    locale,
    htmlLang,
    direction,
    numerals,
    /** The path of the page, the same on the server and in the browser. */
    path: findTranslation(alternates, locale)?.path ?? "",
    /** Adds the language to a path. */
    localePath: (path: string) => localePath(locale, path),
    /** Picks the language from an owner's text. */
    text: (text: Localized) => localize(text, locale),
    /** Creates `lang` and `dir` for a text in a locale: none if it is the page's, `dir` only if the direction differs. */
    languageOf: (textLocale: string | undefined): LanguageAttributes => {
      if (textLocale === undefined || textLocale === locale) return {};
      const other = locales[textLocale]?.direction;
      return {
        lang: languageTag(textLocale),
        ...(other && other !== direction && { dir: other }),
      };
    },
  };
}

/**
 * Returns the name of one language of the site in another.
 * @example getLanguageName("en", "de-DE") -> "Englisch"
 */
export const getLanguageName = (language: string, inLanguage: string): string =>
  siteConfig.languageNames[inLanguage]?.[language] ?? language;
