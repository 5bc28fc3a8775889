import { siteConfig } from "../config/resolved";
import { usePageContext } from "./PageContext";

/** A link to the current page in another language. */
export type LanguageLink = {
  locale: string;
  path: string;
  label: string;
  htmlLang: string;
};

/** The current page in every other language, in the order of the site config. */
export function useAlternates(): LanguageLink[] {
  const { locale: current, alternates } = usePageContext();
  return Object.entries(siteConfig.i18n.locales)
    .filter(([locale]) => locale !== current)
    .map(([locale, { label, htmlLang, path }]) => {
      const own = alternates.find((other) => other.locale === locale);
      return { locale, label, htmlLang, path: own?.path ?? path };
    });
}
