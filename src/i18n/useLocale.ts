import { siteConfig } from "../config/resolved";
import { usePageContext } from "./PageContext";

/** The current locale with its language tag, its direction and its home path. */
export function useLocale() {
  const { locale } = usePageContext();
  const settings = siteConfig.i18n.locales[locale];
  if (!settings) {
    throw new Error(
      `Unknown locale "${locale}"; src/config/site.ts has ` +
        Object.keys(siteConfig.i18n.locales).join(", "),
    );
  }
  return { locale, ...settings };
}
