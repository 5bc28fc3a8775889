import { defaultLocale } from "../config/locales";

/** The texts of a locale; those of the site's root for one that the site does not speak. */
export const textsIn = <Texts>(
  all: Readonly<Record<string, Texts>>,
  locale: string,
): Texts => (all[locale] ?? all[defaultLocale]) as Texts;
