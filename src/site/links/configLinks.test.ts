import { minimalSite } from "../../config/testing/minimalSite";
import { resolveSite } from "../../config/resolveSite";
import { formatField } from "../diagnostics/diagnostic";
import { findConfigLinks } from "./configAddresses";
import { addSlugs, checkConfigLinks } from "./configLinks";
import { createFileLookup } from "./fileLookup";
import { createSiteIndex } from "./siteIndex";

const site = minimalSite({
  image: { en: "/social.png", de: "/social-de.png" },
  announcementBar: {
    id: "a",
    content: { en: '<a href="/new">New</a>', de: '<a href="/de/neu">Neu</a>' },
  },
  navbar: {
    logo: { src: "/logo.svg", srcDark: "/dark.svg", href: "/start" },
    items: [
      { label: "About", to: "/about", activeBasePath: "/nowhere" },
      {
        type: "dropdown",
        label: "More",
        to: "/blog",
        items: [{ label: "GitHub", href: "https://github.com/a" }],
      },
      { type: "html", value: '<a href="/html"><img src="/in-html.png"></a>' },
    ],
  },
  footer: {
    links: [
      {
        items: [
          { label: "Privacy", to: "/privacy" },
          { html: "<a href='/x'>" },
        ],
      },
    ],
    copyright: "© <a href='/shown-as-text'>",
  },
  head: [{ script: { src: "/count.js" } }, { link: { href: "/me.json" } }],
  docs: {
    default: {
      path: "/handbook",
      versions: { current: { label: "Next", path: "to-come" } },
    },
  },
});

test("finds every address of the config, those in its HTML too", () => {
  const lines = findConfigLinks(site).map(
    ({ field, address, isImage, isLocalized, locale }) =>
      [
        formatField(field),
        address,
        isImage && "image",
        isLocalized && "localized",
        locale,
      ]
        .filter(Boolean)
        .join(" "),
  );
  expect(lines.sort()).toEqual(
    [
      "announcementBar.content.de /de/neu de",
      "announcementBar.content.en /new en",
      "favicon /favicon.svg image",
      "footer.links[0].items[0].to /privacy localized",
      "footer.links[0].items[1].html /x",
      "head[0].script.src /count.js",
      "head[1].link.href /me.json",
      "image.de /social-de.png image de",
      "image.en /social.png image en",
      "navbar.items[0].to /about localized",
      "navbar.items[1].items[0].href https://github.com/a",
      "navbar.items[1].to /blog localized",
      "navbar.items[2].value /html",
      "navbar.items[2].value /in-html.png image",
      "navbar.logo.href /start",
      "navbar.logo.src /logo.svg image",
      "navbar.logo.srcDark /dark.svg image",
    ].sort(),
  );
});

test("browsers know the slugs of pages that the config names, and no others", () => {
  const items = ["/about", "/contact#call", "/contact/thanks"].map((to) => ({
    label: to,
    to,
  }));
  const slugs: Record<string, string> = {
    "/contact": "/de/kontakt",
    "/contact/thanks": "/de/danke",
  };
  const { i18n } = addSlugs(
    resolveSite(minimalSite({ navbar: { items } })),
    (locale, path) => (locale === "de" ? (slugs[path] ?? `/de${path}`) : path),
  );
  expect(i18n.locales.en?.paths).toBeUndefined();
  expect(i18n.locales.de?.paths).toEqual({
    "/contact": "/kontakt",
    "/contact/thanks": "/danke",
  });
});

test("another name of an address that no page has is reported", () => {
  const { navbar: _, favicon: __, ...config } = minimalSite();
  const { de } = config.i18n.locales;
  const paths = { "/projcts": "/a", "/blog": "/b", "/cv": "/c" };
  const locales = { ...config.i18n.locales, de: { ...de, paths } };
  const routes = ["/projects", "/de/projects", "/de/blog/a"].map((path) => ({
    path,
    context: { locale: "de", alternates: [] },
  }));
  const index = createSiteIndex(
    resolveSite(minimalSite()),
    createFileLookup("", []),
    routes,
    [],
  );
  const { diagnostics } = checkConfigLinks(
    {
      input: { ...config, i18n: { ...config.i18n, locales } } as never,
      sidebars: {},
    },
    { index, skip: [] },
  );
  expect(
    diagnostics.map(({ reason, note }) => [reason, note].join(" ")),
  ).toEqual([
    'No page begins with /projcts. Did you mean "/projects"?',
    "No page begins with /cv. This page comes with content/cv.yaml.",
  ]);
  expect(index.nearestPage("/en/projects")).toBe("/projects");
});

const announce = (de: string) => ({
  navbar: { items: [] },
  announcementBar: { id: "a", content: { en: "A", de } },
});

test.each([
  [
    { navbar: { items: [{ label: "A", to: "/de/kontakt" }] } },
    'navbar.items[0].to It has the path of a language. Write "/contact": the site adds each locale\'s path.',
  ],
  [{ navbar: { items: [{ label: "A", to: "/contact" }] } }],
  [
    announce('<a href="/contact">A</a>'),
    'announcementBar.content.de Texts in "de" lead to a page in "en". Write "/de/kontakt".',
  ],
  [announce('<a href="/de/kontakt">A</a>')],
  [
    {
      navbar: {
        logo: { src: "https://a.example/a.svg", href: "/contact" },
        items: [
          { type: "html", value: '<a href="/contact">A</a>' },
          { label: "A", href: "/de/kontakt" },
        ],
      },
    },
    'navbar.items[0].value Texts in "de" lead to a page in "en". Write the HTML once for each language, with the addresses of its pages.',
    'navbar.items[1].href Texts in "en" lead to a page in "de". Write "to" instead of "href": it leads readers to the page in their language.',
  ],
  [
    announce("A</div>"),
    "announcementBar.content.de This HTML does not begin <div>.",
  ],
  [
    announce('<b onclick="a()">A</b>'),
    'announcementBar.content.de Browsers run onclick on the first page of a visit, or never. Name the address of the script in "head" instead.',
  ],
  [
    { navbar: { items: [{ type: "html", value: '<a href="contact">' }] } },
    'navbar.items[0].value Each page would look for this below its own address. Did you mean "/contact"?',
  ],
])("addresses and HTML of %j", (changes, ...expected) => {
  const { favicon: _, ...input } = minimalSite(changes as never);
  const alternates = Object.entries({ en: "/contact", de: "/de/kontakt" }).map(
    ([locale, path]) => ({ locale, path, isFallback: false }),
  );
  const routes = alternates.map(({ path, locale }) => ({
    path,
    context: { locale, alternates },
  }));
  const config = resolveSite(minimalSite());
  const index = createSiteIndex(config, createFileLookup("", []), routes, []);
  const { diagnostics } = checkConfigLinks(
    { input: input as never, sidebars: {} },
    { index, skip: [] },
  );
  expect(
    diagnostics
      .filter(({ reason }) => !reason.includes("does not close"))
      .map(({ field = [], reason, note }) =>
        [formatField(field), reason, note].filter(Boolean).join(" "),
      ),
  ).toEqual(expected);
});
