import { siteConfig } from "../config/resolved";
import { stripLocale } from "../config/locales";

/**
 * True where a host answered an unknown path with another language's not-found
 * page, as those without rules do. React must then not take over what is
 * there, but replace it.
 */
export function rendersAnew(documentLang: string, pathname: string): boolean {
  const { locale } = stripLocale(pathname);
  const expected = siteConfig.i18n.locales[locale]?.htmlLang;
  return documentLang !== "" && documentLang !== expected;
}
