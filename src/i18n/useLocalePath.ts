import { addLocale } from "../config/localePaths";
import { siteConfig } from "../config/resolved";
import { usePageContext } from "./PageContext";

/** Gives the function that leads a path written without locale to the reader's own. */
export function useLocalePath(): (path: string) => string {
  const { locale } = usePageContext();
  return (path) => addLocale(siteConfig.i18n, locale, path);
}
