import type { SiteInput } from "../types";
import { giscusSettings } from "./giscusSettings";
import { minimalSite } from "./minimalSite";

const localize = (text: string) => ({ en: text, de: text });
const createLink = () => ({ label: localize("About"), to: "/about" });

/** A valid config with every option, for tests. */
export const fullSite = (): SiteInput => ({
  ...minimalSite(),
  title: localize("Alex Example"),
  baseUrl: "/project/",
  i18n: {
    defaultLocale: "en",
    locales: {
      en: { label: "English", htmlLang: "en-GB", direction: "ltr", path: "/" },
      de: {
        label: "Deutsch",
        htmlLang: "de-DE",
        path: "/de",
        paths: { "/projects": "/projekte" },
      },
    },
  },
  colorMode: {
    defaultMode: "light",
    disableSwitch: true,
    respectPrefersColorScheme: false,
  },
  colors: {
    light: { paper: "#ffffff", ink: "#000000", accent: "#800000" },
    dark: { paper: "#000000", ink: "#ffffff", accent: "#ffc0c0" },
  },
  navbar: {
    title: "Alex",
    hideOnScroll: true,
    logo: {
      src: "/logo.svg",
      srcDark: "/logo-dark.svg",
      alt: "Logo",
      width: 40,
      height: 40,
      href: "/start.pdf",
    },
    items: [
      {
        ...createLink(),
        position: "left",
        activeBasePath: "/about",
        activeBaseRegex: "^/about",
      },
      {
        type: "dropdown",
        label: localize("More"),
        href: "https://more.example",
        items: [
          createLink(),
          { type: "html", value: "<hr>" },
          { type: "doc", docId: "index", label: "A", docsPluginId: "default" },
        ],
      },
      { type: "localeDropdown", position: "right" },
      { type: "search" },
      { type: "docSidebar", sidebarId: "guide", label: "Guide" },
      { type: "docsVersion", label: "Version" },
      { type: "docsVersionDropdown", versions: ["1.0"] },
    ],
  },
  footer: {
    links: [{ title: "More", items: [createLink(), { html: "<hr>" }] }],
    logo: { src: "/logo.svg" },
    copyright: localize("© {year}"),
  },
  announcementBar: {
    id: "free",
    content: localize("Free"),
    until: "2099-01-01",
    backgroundColor: "#000",
    textColor: "#fff",
    isCloseable: false,
  },
  availability: {
    from: "2098-01",
    days: 3,
    where: localize("Berlin"),
    until: "2099-01-01",
  },
  rates: { year: 2098, day: 900, hour: 100, currency: "EUR" },
  image: { en: "/social.png", de: "/social-de.png" },
  blog: {
    title: localize("Blog"),
    description: "Notes",
    sidebarTitle: "Recent posts",
    postsPerPage: 5,
    sidebarCount: 3,
    feeds: { formats: ["rss", "atom"] },
    callToAction: { text: "Write", label: "Contact", to: "/contact" },
    editUrl: "https://code.example/edit",
  },
  comments: giscusSettings,
  projects: {
    title: "Projects",
    description: "What I did",
    layout: "grid",
    callToAction: "Write",
    services: { web: { label: localize("Web"), to: "/web" } },
  },
  contact: {
    email: "alex@example.com",
    phone: "+49 30 1",
    location: localize("Berlin"),
    booking: "https://calendar.example",
    hours: "9 to 5",
    form: "netlify",
  },
  presence: { fediverse: "@alex@social.example" },
  newsletter: { action: "https://a.example", field: "EMAIL", hidden: {} },
  legal: {
    name: "Alex Example",
    street: "Street 1",
    postcode: "10115",
    town: "Berlin",
    country: "DE",
    vatId: "DE1",
    businessId: "DE2",
    insurance: { insurer: "Insurer", scope: localize("EU") },
    responsible: "Alex Example",
    host: {
      name: "Host",
      country: "DE",
      address: "Street 2",
      privacy: "https://host.example",
    },
    mailProvider: "Mail",
    authority: localize("Authority"),
  },
  csp: { "img-src": ["https://img.example"] },
  head: [
    { meta: { name: "a", content: "b" } },
    { link: { rel: "me", href: "https://me.example" } },
    { script: { src: "https://script.example/a.js", defer: true } },
  ],
  statistics: { provider: "umami", site: "a", host: "https://count.example" },
  machines: { train: false, answer: true },
  typefaces: {
    text: {
      family: "Literata",
      kind: "serif",
      regular: "/regular.woff2",
      bold: "/bold.woff2",
      italic: "/italic.woff2",
    },
    labels: { family: "Inter", regular: "/inter.woff2" },
  },
  fonts: {
    preconnect: "https://fonts.example",
    stylesheet: "https://fonts.example/fonts.css",
  },
  toc: { minLevel: 2, maxLevel: 4 },
  editor: {
    backend: "github",
    repo: "example/site",
    branch: "main",
    review: true,
    authUrl: "https://auth.example",
    apiUrl: "https://api.example/v1",
  },
  untranslated: "hide",
  outdatedNotice: false,
  avif: true,
  redirects: [{ from: "/talks", to: "/blog" }],
  checks: {
    brokenLinks: "warn",
    brokenMarkdownLinks: "warn",
    brokenAnchors: "log",
    duplicateRoutes: "ignore",
    placeholders: "throw",
    skip: ["/shop"],
  },
  docs: {
    default: {
      path: "/handbook",
      title: localize("Handbook"),
      versions: { "1.0": { label: "One", path: "one", banner: "none" } },
      lastVersion: "1.0",
    },
  },
});
