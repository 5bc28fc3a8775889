import { defineSite } from "../../src/config/define";

/** The config of the site that tests/docs builds: everything about docs, little else, and no blog. */
export const site = defineSite({
  title: "Alex Example",
  tagline: { en: "Freelance software engineer", de: "Freelancer" },
  favicon: "/favicon.svg",
  url: "https://www.example.com",
  // As GitHub publishes the site of a project.
  baseUrl: "/project/",

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
  image: { en: "/social.png", de: "/social-de.png" },

  colorMode: {
    defaultMode: "light",
    disableSwitch: false,
    respectPrefersColorScheme: true,
  },

  docs: {
    default: {
      title: { en: "Client handbook", de: "Kundenhandbuch" },
      versions: { "2.0": { label: "2.0 LTS" } },
    },
    api: {
      title: { en: "Invoice service", de: "Rechnungsdienst" },
    },
  },

  navbar: {
    items: [
      {
        type: "docsVersion",
        label: { en: "Handbook", de: "Handbuch" },
        position: "left",
      },
      {
        type: "doc",
        docId: "start/first-week",
        label: { en: "First week", de: "Erste Woche" },
        position: "left",
      },
      {
        type: "docSidebar",
        sidebarId: "reference",
        docsPluginId: "api",
        label: "API",
        position: "left",
      },
      {
        type: "dropdown",
        label: { en: "More", de: "Mehr" },
        items: [
          { label: { en: "About", de: "Über mich" }, to: "/about" },
          {
            type: "doc",
            docId: "moving",
            label: { en: "Moving", de: "Umstieg" },
          },
          {
            type: "doc",
            docId: "errors",
            docsPluginId: "api",
            label: { en: "Errors", de: "Fehler" },
          },
        ],
      },
      { type: "docsVersionDropdown" },
      { type: "localeDropdown" },
      { type: "search" },
    ],
  },

  footer: {
    links: [
      { label: { en: "Privacy", de: "Datenschutz" }, to: "/privacy" },
      { label: { en: "Imprint", de: "Impressum" }, to: "/imprint" },
    ],
    copyright: "© {year} Alex Example",
  },

  fonts: {
    preconnect: "https://fonts.bunny.net",
    stylesheet:
      "https://fonts.bunny.net/css?family=source-serif-4:400,400i,600|instrument-sans:400,500,600&display=swap",
  },

  announcementBar: {
    id: "base-path",
    content: {
      en: 'The handbook is out. <a href="/docs">Read it</a>',
      de: 'Das Handbuch ist da. <a href="/de/docs">Zum Handbuch</a>',
    },
  },

  // A fault would be hidden in a warning that nobody reads.
  checks: { brokenAnchors: "throw" },
  toc: { minLevel: 2, maxLevel: 3 },

  blog: {
    title: "Blog",
    description: {
      en: "Notes on building software that lasts.",
      de: "Notizen über Software, die hält.",
    },
    sidebarTitle: { en: "Recent posts", de: "Neueste Beiträge" },
    postsPerPage: 10,
    sidebarCount: 5,
    editUrl: "https://github.com/example/site/edit/main",
    feeds: { formats: [] },
  },
});
