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

/** An item of the bar as the site reads it, for tests. */
export const resolveItem = (item: NavbarItemInput): NavbarItem =>
  createNavbarItemSchema(createLocalizedFields(["en", "de"], "en")).parse(item);
