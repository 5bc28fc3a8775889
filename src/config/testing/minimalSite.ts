import { createLocalizedFields } from "../schema/localized";
import { createNavbarItemSchema } from "../schema/navbarSchema";
import type { NavbarItem, NavbarItemInput, SiteInput } from "../types";

/** The least that a config may say, for tests; `changes` replaces whole options. */
export function minimalSite(changes: Partial<SiteInput> = {}): SiteInput {
  return {
    title: "Alex Example",
    tagline: "Freelancer",
    favicon: "/favicon.svg",
    url: "https://www.example.com",
    i18n: {
      defaultLocale: "en",
      locales: {
        en: { label: "English", htmlLang: "en-GB", path: "/" },
        de: { label: "Deutsch", htmlLang: "de-DE", path: "/de" },
      },
    },
    timeZone: "Europe/Berlin",
    navbar: {},
    blog: { title: "Blog", description: "Notes", sidebarTitle: "Recent posts" },
    ...changes,
  };
}

/** The languages with these settings of one, which is German if it is not there yet. */
export function withLocale(code: string, changes: object) {
  const { i18n } = minimalSite();
  const german = { label: "Deutsch", htmlLang: "de-DE", path: "/de" };
  const locale = { ...german, ...i18n.locales[code], ...changes };
  return { i18n: { ...i18n, locales: { ...i18n.locales, [code]: locale } } };
}

/** An item of the bar as the site reads it, for tests. */
export const resolveItem = (item: NavbarItemInput): NavbarItem =>
  createNavbarItemSchema(createLocalizedFields(["en", "de"], "en")).parse(item);
