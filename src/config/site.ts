import { defineSite } from "./define";

/**
 * Everything that is yours: names, languages, menus, colours, typefaces.
 * Hover an option to read what it does. A text is one string for all languages,
 * or one string per language. The build checks this file and reports every error.
 */
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
        paths: { "/projects": "/projekte", "/cv": "/lebenslauf" },
      },
    },
  },
  timeZone: "Europe/Berlin",
  image: { en: "/social.png", de: "/social-de.png" },

  colorMode: {
    defaultMode: "light",
    disableSwitch: false,
    respectPrefersColorScheme: false,
  },

  announcementBar: {
    id: "new-projects-2027-02",
    content: {
      en: 'Available for new projects from February. <a href="/contact">Write&nbsp;to&nbsp;me</a>',
      de: 'Ab Februar habe ich wieder Zeit für neue Projekte. <a href="/de/kontakt">Schreiben Sie mir</a>',
    },
    until: "2027-01-31",
    isCloseable: true,
  },
  availability: {
    from: "2027-02",
    days: 3,
    where: { en: "remote or in Berlin", de: "remote oder in Berlin" },
  },
  rates: { year: 2027, day: 840, hour: 105 },

  navbar: {
    hideOnScroll: true,
    items: [
      { label: { en: "Projects", de: "Projekte" }, to: "/projects" },
      { label: { en: "Services", de: "Leistungen" }, to: "/services" },
      {
        type: "dropdown",
        label: "Blog",
        to: "/blog",
        items: [
          { label: { en: "Archive", de: "Archiv" }, to: "/blog/archive" },
          { label: { en: "Tags", de: "Schlagwörter" }, to: "/blog/tags" },
          { label: { en: "Authors", de: "Autoren" }, to: "/blog/authors" },
        ],
      },
      { label: { en: "About", de: "Über mich" }, to: "/about" },
      { label: "GitHub", href: "https://github.com/example" },
      { label: { en: "Contact", de: "Kontakt" }, to: "/contact" },
      { type: "localeDropdown" },
      { type: "search" },
    ],
  },

  footer: {
    links: [
      {
        title: { en: "For clients", de: "Für Kunden" },
        items: [
          { label: { en: "Projects", de: "Projekte" }, to: "/projects" },
          { label: { en: "Services", de: "Leistungen" }, to: "/services" },
          { label: { en: "Handbook", de: "Handbuch" }, to: "/handbook" },
          { label: { en: "CV", de: "Lebenslauf" }, to: "/cv" },
          { label: { en: "Contact", de: "Kontakt" }, to: "/contact" },
        ],
      },
      {
        title: { en: "To read", de: "Zum Lesen" },
        items: [
          { label: "Blog", to: "/blog" },
          { label: { en: "Archive", de: "Archiv" }, to: "/blog/archive" },
          {
            // There is no German version; the address leads to the English one.
            label: {
              en: "What I work with",
              de: "Womit ich arbeite (englisch)",
            },
            to: "/uses",
          },
          { label: { en: "RSS feed", de: "RSS-Feed" }, to: "/blog/rss.xml" },
        ],
      },
      {
        title: { en: "Elsewhere", de: "Anderswo" },
        items: [
          { label: "GitHub", href: "https://github.com/example" },
          { label: "LinkedIn", href: "https://www.linkedin.com/in/example" },
          { label: "Mastodon", href: "https://social.example/@alex" },
        ],
      },
      {
        title: { en: "Legal", de: "Rechtliches" },
        items: [
          { label: { en: "Privacy", de: "Datenschutz" }, to: "/privacy" },
          { label: { en: "Imprint", de: "Impressum" }, to: "/imprint" },
        ],
      },
    ],
    logo: {
      src: "/logo.svg",
      srcDark: "/logo-dark.svg",
      width: 32,
      height: 32,
    },
    // {year} stands for the current year.
    copyright: "© {year} Alex Example",
  },

  contact: {
    email: "hello@example.com",
    phone: "+49 30 23125 042",
    location: {
      en: "Berlin, and remote",
      de: "Berlin und remote",
    },
    booking: "https://calendar.example.com/alex",
    hours: {
      en: "Monday to Friday, 9 am to 5 pm in Berlin",
      de: "Montag bis Freitag, 9 bis 17 Uhr",
    },
    form: "netlify",
  },

  legal: {
    name: "Alex Example",
    street: "Musterstraße 12",
    postcode: "10115",
    town: "Berlin",
    country: "DE",
    vatId: "DE123456789",
    businessId: "DE123456789-00001",
    insurance: {
      insurer: "Muster Versicherung AG, Musterplatz 1, 20095 Hamburg",
      scope: { en: "European Union", de: "Europäische Union" },
    },
    host: "netlify",
    mailProvider: "Muster Mail GmbH, Musterweg 3, 10115 Berlin",
    authority: {
      en: "Berlin Commissioner for Data Protection and Freedom of Information",
      de: "Berliner Beauftragte für Datenschutz und Informationsfreiheit",
    },
  },

  typefaces: "source",
  // Bunny Fonts is hosted in the EU and keeps no logs. "self-hosted" asks no other host at all.
  fonts: "bunny",

  // Assistants may answer with these texts; language models may not be trained with them.
  machines: { train: false, answer: true },
  redirects: [
    { from: "/de/projects/*", to: "/de/projekte/*" },
    { from: "/de/cv", to: "/de/lebenslauf" },
  ],

  toc: { minLevel: 2, maxLevel: 3 },

  projects: {
    title: { en: "Projects", de: "Projekte" },
    description: {
      en: "What was slow, broken or missing, and what came of it.",
      de: "Was zu langsam, kaputt oder nicht da war, und was daraus geworden ist.",
    },
    callToAction: {
      en: "Tell me what your software does and what is wrong with it.",
      de: "Schreiben Sie mir, was Ihre Software tut und was daran nicht stimmt.",
    },
    services: {
      performance: {
        label: { en: "Performance", de: "Tempo" },
        to: "/services#performance",
      },
      rescue: {
        label: { en: "Rescue", de: "Rettung" },
        to: "/services#rescue",
      },
      build: {
        label: { en: "New software", de: "Neue Software" },
        to: "/services#build",
      },
      review: {
        label: { en: "Second opinion", de: "Zweitmeinung" },
        to: "/services#review",
      },
    },
  },

  docs: {
    default: {
      title: { en: "Handbook", de: "Handbuch" },
      path: "/handbook",
      // Projects agreed on in 2026 keep the terms of that year.
      versions: { current: { label: "2027" }, 2026: { banner: "none" } },
      lastVersion: "current",
    },
  },

  blog: {
    title: "Blog",
    description: {
      en: "Notes on building software, and on working for yourself.",
      de: "Notizen über Software, die hält, und über die Arbeit auf eigene Rechnung.",
    },
    sidebarTitle: { en: "Recent posts", de: "Neueste Beiträge" },
    postsPerPage: 10,
    sidebarCount: 5,
    callToAction: {
      text: {
        en: "Tell me what your software does and what is wrong with it.",
        de: "Schreiben Sie mir, was Ihre Software tut und was daran nicht stimmt.",
      },
      label: { en: "Write to me", de: "Schreiben Sie mir" },
      to: "/contact",
    },
    editUrl: "https://github.com/example/site/edit/main",
    feeds: { formats: ["rss", "atom"] },
  },
});
