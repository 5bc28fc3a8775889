import { languageTag, localePath } from "../../config/locales";
import { createStrictContext } from "../../lib/createStrictContext";
import type { DocsContext } from "../../lib/docs";
import { findTranslation, type Alternate } from "../../lib/routeContext";
import { localize, type Localized } from "../../config/localize";
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

/** Returns the current locale with its language tag, direction and home path. */
export function useLocale() {
  const { locale } = usePageContext();
  const { locales } = siteConfig.i18n;
  const settings = locales[locale];
  if (!settings) {
    throw new Error(
      `Unknown locale "${locale}"; src/config/site.ts has ` +
        Object.keys(locales).join(", "),
    );
  }
  return { locale, ...settings };
}

/** Returns a function that adds the reader's locale to a path. */
export function useLocalePath(): (path: string) => string {
  const { locale } = usePageContext();
  return (path) => localePath(locale, path);
}

/** Returns the path of the current page, the same on the server and in the browser. */
export function useOwnPath(): string {
  const { locale, alternates } = usePageContext();
  return findTranslation(alternates, locale)?.path ?? "";
}

/** Returns a function that picks the reader's language from an owner's text. */
export function useText(): (text: Localized) => string {
  const { locale } = usePageContext();
  return (text) => localize(text, locale);
}

export type LanguageAttributes = { lang?: string; dir?: "ltr" | "rtl" };

/**
 * Returns a function that creates `lang` and `dir` for a text in a locale: none
 * if it is the page's, `dir` only if the direction differs.
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

/**
 * Returns the name of one language of the site in another.
 * @example getLanguageName("en", "de-DE") -> "Englisch"
 */
export const getLanguageName = (language: string, inLanguage: string): string =>
  siteConfig.languageNames[inLanguage]?.[language] ?? language;
