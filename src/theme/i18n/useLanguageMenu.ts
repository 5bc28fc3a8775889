import { localePath, stripLocale } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
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
  const { locale: current, alternates, nearest } = usePageContext();
  const currentPath = findTranslation(alternates, current)?.path ?? "/";
  const target = stripLocale(currentPath).path;
  const isUnknown = target === notFound && pathname !== undefined;
  const bare = isUnknown ? stripLocale(pathname).path : target;
  return Object.entries(siteConfig.i18n.locales).map(([locale, settings]) => {
    const { label, htmlLang } = settings;
    const version = findTranslation(alternates, locale);
    return {
      locale,
      label,
      htmlLang,
      path:
        (isUnknown ? undefined : (version?.path ?? nearest?.[locale])) ??
        localePath(locale, bare),
      isCurrent: locale === current,
      isSamePage: isUnknown || version !== undefined,
      textFrom: version?.lang,
    };
  });
}
