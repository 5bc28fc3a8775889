import { addLocale, removeLocale } from "../../config/i18n";
import { useThemeConfig } from "../../config/ThemeProvider";
import { findTranslation } from "../../lib/routeContext";
import { usePageContext } from "./useLocale";

/** The current page in one of the site's languages. */
export type LanguageMenuItem = {
  locale: string;
  path: string;
  label: string;
  htmlLang: string;
  isCurrent: boolean;
  /** False for a page that only comes closest. */
  isSamePage: boolean;
  /** The locale of the text, if there is no translation. */
  textFrom?: string | undefined;
};

const notFound = "/404";

/**
 * Lists the current page in every language, in the order of the site config. On
 * the not-found page `pathname` decides, because it exists in every language.
 */
export function useLanguageMenu(pathname?: string): LanguageMenuItem[] {
  const { i18n } = useThemeConfig();
  const { locale: current, alternates, nearest } = usePageContext();
  const target = removeLocale(
    i18n,
    findTranslation(alternates, current)?.path ?? "/",
  ).path;
  const isUnknown = target === notFound && pathname !== undefined;
  const bare = isUnknown ? removeLocale(i18n, pathname).path : target;
  return Object.entries(i18n.locales).map(([locale, { label, htmlLang }]) => {
    const version = findTranslation(alternates, locale);
    return {
      locale,
      label,
      htmlLang,
      path:
        (isUnknown ? undefined : (version?.path ?? nearest?.[locale])) ??
        addLocale(i18n, locale, bare),
      isCurrent: locale === current,
      isSamePage: isUnknown || version !== undefined,
      textFrom: version?.lang,
    };
  });
}
