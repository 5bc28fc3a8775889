import { defineSite } from "../../src/config/define";

/** A config that names docs which are not there, in every way that there is. */
export const site = defineSite({
  title: "Alex Example",
  tagline: "Freelancer",
  favicon: "/favicon.svg",
  url: "https://www.example.com",
  i18n: {
    defaultLocale: "en",
    locales: {
      en: { label: "English", htmlLang: "en-GB", direction: "ltr", path: "/" },
      de: {
        label: "Deutsch",
        htmlLang: "de-DE",
        direction: "ltr",
        path: "/de",
      },
    },
  },
  timeZone: "Europe/Berlin",
  colorMode: {
    defaultMode: "light",
    disableSwitch: false,
    respectPrefersColorScheme: false,
  },
  docs: {
    default: {
      versions: { "1.1": { label: "One" } },
      lastVersion: "2.0",
    },
    faq: { path: "/api" },
    handbok: { title: "Handbook" },
  },
  navbar: {
    items: [
      { type: "doc", docId: "setpu" },
      { type: "doc", docId: "index", docsPluginId: "manual", label: "Manual" },
      { type: "docSidebar", sidebarId: "guides" },
      { type: "docSidebar", sidebarId: "empty" },
      { type: "docsVersion", docsPluginId: "manual" },
      { type: "docsVersionDropdown", versions: ["1.0", "3.0"] },
      {
        type: "dropdown",
        label: "More",
        items: [{ type: "doc", docId: "four/five" }],
      },
    ],
  },
  footer: { links: [] },
  fonts: "self-hosted",
  toc: { minLevel: 2, maxLevel: 3 },
  blog: {
    title: "Blog",
    description: "Notes.",
    sidebarTitle: "Recent posts",
    postsPerPage: 10,
    sidebarCount: 5,
    feeds: { formats: ["rss"] },
  },
  contact: { email: "hello@example.com" },
  legal: {
    name: "Alex Example",
    street: "Musterstraße 12",
    postcode: "10115",
    town: "Berlin",
    country: "DE",
    responsible: "Alex Example, Musterstraße 12, 10115 Berlin",
    host: "netlify",
    mailProvider: "Muster Mail GmbH, Musterweg 3, 10115 Berlin",
    authority: "Berliner Beauftragte für Datenschutz",
  },
});
