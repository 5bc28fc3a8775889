import { addLocale } from "../src/config/i18n";
import { siteConfig } from "../src/config/resolved";

/** The specification's screens, and those of tags; each under its path without locale. */
export const screens = [
  "/",
  "/about",
  "/contact",
  "/cv",
  "/privacy",
  "/imprint",
  "/blog",
  "/blog/archive",
  "/blog/tags",
  "/blog/tags/craft",
  "/blog/authors",
  "/blog/authors/alex",
  "/blog/authors/kim",
  "/blog/first-blog-post",
  "/projects",
  "/projects/for/performance",
  "/projects/month-end",
] as const;

/** A screen's address in a language. */
export const pathIn = (locale: string, screen: string): string =>
  addLocale(siteConfig.i18n, locale, screen);

/** What `<html lang>` says in a language. */
export const htmlLangOf = (locale: string): string =>
  siteConfig.i18n.locales[locale]?.htmlLang ?? locale;
