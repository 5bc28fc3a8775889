import { quotesOf } from "../lib/quotesOf";
import type { Typography } from "../lib/setType";
import { siteConfig } from "./resolved";

/** The rules that a locale's texts are set by; undefined where the owner sets them by hand. */
export function typographyOf(locale: string): Typography | undefined {
  if (!siteConfig.markdown.smartTypography) return undefined;
  const tag = siteConfig.i18n.locales[locale]?.htmlLang ?? locale;
  return { quotes: quotesOf(tag) };
}
