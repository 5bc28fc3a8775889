import { siteConfig } from "./resolved";

const locales = Object.values(siteConfig.i18n.locales);
const hasBoth = new Set(locales.map(({ direction }) => direction)).size > 1;

/**
 * The `dir` attribute of a text in a locale's language: wherever a `lang` is
 * written, the text may run the other way than the page. Undefined on sites
 * whose languages all run the same way.
 */
export const dirOf = (locale: string): "ltr" | "rtl" | undefined =>
  hasBoth ? siteConfig.i18n.locales[locale]?.direction : undefined;
