import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { resolveSite, SiteConfigError } from "../../config/resolveSite";
import { minimalSite } from "../../config/testing/minimalSite";
import { formatField } from "../diagnostics/diagnostic";
import { configDiagnostics } from "./configDiagnostics";
import { configFile } from "./configFile";

const root = mkdtempSync(path.join(tmpdir(), "site-"));
afterAll(() => rmSync(root, { recursive: true }));

function diagnose(site: unknown) {
  try {
    resolveSite(site);
    return [];
  } catch (error) {
    if (error instanceof SiteConfigError) return configDiagnostics(error, root);
    throw error;
  }
}

/** Saves the minimal site with options replaced, and prints each diagnostic in one line. */
function check(changes: Record<string, unknown>): string[] {
  const site = { ...minimalSite(), ...changes };
  const code = `export const site = defineSite(${JSON.stringify(
    site,
    (_, value: unknown) => (typeof value === "bigint" ? Number(value) : value),
    2,
  )});\n`;
  mkdirSync(path.join(root, "src/config"), { recursive: true });
  writeFileSync(path.join(root, configFile), code);
  const lines = code.split("\n");
  return diagnose(site).map(
    ({ file, line, field = [], reason, actual, note }) => {
      expect([file, lines[(line ?? 0) - 1]]).not.toContain(undefined);
      return [formatField(field), reason, actual, note]
        .filter((part) => part !== undefined)
        .join(" | ");
    },
  );
}

const { i18n } = minimalSite();
const items = (...list: object[]) => ({ navbar: { items: list } });
const fr = { en: "A", fr: "B" };
const link = { label: "Blog", to: "/blog" };

test.each<[string, Record<string, unknown>, string[]]>([
  ["a valid config", {}, []],
  [
    "a misspelt option",
    { colorMode: { defaultMod: "dark" } },
    [
      'colorMode.defaultMod | Unknown key "defaultMod". | Did you mean "defaultMode"?',
    ],
  ],
  [
    "a wrong type",
    { machines: { train: "no" } },
    ['machines.train | Invalid value. | "no"'],
  ],
  ["a missing option", { title: undefined }, ['title | "title" is required.']],
  [
    "an address with a path",
    { url: "https://a.com/me" },
    ['url | Must be protocol and host, without a path. | "https://a.com/me"'],
  ],
  [
    "a base URL with a host",
    { baseUrl: "https://example.com/me/" },
    ['baseUrl | Invalid path. | "https://example.com/me/"'],
  ],
  [
    "a source that is none",
    { csp: { "img-src": ["https://a.example https://b.example"] } },
    [
      'csp.img-src[0] | Not a source of a content security policy. | "https://a.example https://b.example"',
    ],
  ],
  ["no icon", { favicon: undefined }, ['favicon | "favicon" is required.']],
  [
    "an unknown time zone",
    { timeZone: "Europe/Berln" },
    [
      'timeZone | Unknown time zone. | "Europe/Berln" | Did you mean "Europe/Berlin"?',
    ],
  ],
  [
    "a language that the site does not have",
    { tagline: { en: "Freelancer", dee: "Freelancer" } },
    ['tagline.dee | Unknown key "dee". | Did you mean "de"?'],
  ],
  [
    "a text without the default language",
    { tagline: { de: "Freelancer" } },
    ['tagline.en | "tagline.en" is required.'],
  ],
  [
    "two locales at one path",
    {
      i18n: {
        ...i18n,
        locales: {
          ...i18n.locales,
          fr: { label: "Français", htmlLang: "fr", path: "/de" },
        },
      },
    },
    [
      'i18n.locales.fr.path | The locale "de" has the same path. | "/de" | Write for example path: "/fr".',
    ],
  ],
  [
    "a default locale that is none",
    { i18n: { ...i18n, defaultLocale: "fr" } },
    ['i18n.defaultLocale | Invalid value. | "fr"'],
  ],
  [
    "contact details without a mailbox, and a form that is none",
    { contact: { phone: "1", form: "netlfy" } },
    [
      'contact.email | "contact.email" is required.',
      'contact.form | Not an https address. | "netlfy"',
    ],
  ],
  [
    "an unknown colour",
    { announcementBar: { id: "a", content: "A", textColor: "steelblu" } },
    [
      'announcementBar.textColor | Unknown colour. | "steelblu" | Did you mean "steelblue"?',
    ],
  ],
  [
    "an announcement that can't be read",
    { announcementBar: { id: "a", content: "A", backgroundColor: "#fff8" } },
    ["announcementBar.textColor | The contrast of the text is 1.02:1."],
  ],
  [
    "an accent that can't be read",
    { colors: { light: { accent: "#ffcc00" } } },
    [
      'colors.light.accent | In light mode, the contrast of accent on paper is 1.44:1. | "#ffcc00"',
    ],
  ],
  [
    "an unknown type of item",
    items({ type: "serch" }),
    [
      'navbar.items[0].type | Unknown type of item. | "serch" | Did you mean "search"?',
    ],
  ],
  [
    "a dropdown in a dropdown",
    items({
      type: "dropdown",
      label: "More",
      items: [{ type: "dropdown", label: "A", items: [] }],
    }),
    ['navbar.items[0].items[0].type | Unknown type of item. | "dropdown"'],
  ],
  [
    "an item with two targets",
    items({ ...link, href: "https://example.com" }),
    [
      'navbar.items[0] | Exactly one of "to" and "href" is required. | {"label":"Blog","to":"/blog","href":"https://example.com"}',
    ],
  ],
  [
    "columns among single links",
    { footer: { links: [link, link, { title: "More", items: [] }] } },
    [
      'footer.links[2].title | Unknown key "title".',
      'footer.links[2].items | Unknown key "items".',
    ],
  ],
  [
    "texts of a locale that is gone, in columns",
    { footer: { links: [{ items: Array(4).fill({ ...link, label: fr }) }] } },
    [0, 1, 2, 3].map(
      (at) => `footer.links[0].items[${at}].label.fr | Unknown key "fr".`,
    ),
  ],
  [
    "two languages with one tag and one name",
    {
      i18n: {
        ...i18n,
        locales: { ...i18n.locales, at: { ...i18n.locales.de, path: "/at" } },
      },
    },
    [
      'i18n.locales.at.htmlLang | The locale "de" has the same htmlLang. | "de-DE" | Write for example htmlLang: "at".',
      'i18n.locales.at.label | The locale "de" has the same label. | "Deutsch" | Write for example the language\'s name in itself.',
    ],
  ],
  [
    "two addresses with one name",
    {
      i18n: {
        ...i18n,
        locales: {
          ...i18n.locales,
          de: {
            ...i18n.locales.de,
            paths: { "/projects": "/arbeit", "/services": "/arbeit" },
          },
        },
      },
    },
    [
      'i18n.locales.de.paths./services | /projects has the same name. | "/arbeit"',
    ],
  ],
  ...[
    { from: "/blog/*", to: "/about" },
    { from: "/talks", to: "/blog/*" },
    { from: "/talks/*", to: "https://other.example/*" },
  ].map((redirect): [string, Record<string, unknown>, string[]] => [
    `a star that does not end both addresses: ${redirect.from} ${redirect.to}`,
    { redirects: [redirect] },
    [
      `redirects[0] | A star has to end both addresses, on this site. | ${JSON.stringify(redirect)} | Write for example { from: "/talks/*", to: "/blog/*" }; other patterns go into static/_redirects.`,
    ],
  ]),
  ...["/*", "/a/*/b", "/x*", "/a?b", "a", "/a/../b"].map(
    (from): [string, Record<string, unknown>, string[]] => [
      `no former address: ${from}`,
      { redirects: [{ from, to: "/about" }] },
      [`redirects[0].from | Not the path of an earlier address. | "${from}"`],
    ],
  ),
  [
    "an end before the beginning",
    { availability: { from: "2098-03", until: "2098-02-28" } },
    [
      'availability.until | It ends before it begins, on 2098-03. | "2098-02-28"',
    ],
  ],
  [
    "days that do not exist",
    {
      availability: { from: "2098-02-30" },
      announcementBar: { id: "a", content: "A", until: "2098-02-30" },
    },
    [
      'announcementBar.until | Not a day. | "2098-02-30"',
      'availability.from | Not a month or a day. | "2098-02-30"',
    ],
  ],
  [
    "rates without a figure",
    { rates: { year: 2098 } },
    ['rates | It has neither "day" nor "hour". | {"year":2098}'],
  ],
  ...["http://localhost:8000", "https://127.0.0.1"].map(
    (url): [string, Record<string, unknown>, string[]] => [
      `an address of this machine: ${url}`,
      { url },
      [`url | Only this machine can open this address. | "${url}"`],
    ],
  ),
  [
    "what is in a list twice",
    {
      blog: { ...minimalSite().blog, feeds: { formats: ["rss", "rss"] } },
      csp: { "img-src": ["https://a.example", "https://a.example"] },
    },
    [
      'blog.feeds.formats[1] | It is in the list twice. | "rss" | Keep one of the two.',
      'csp.img-src[1] | It is in the list twice. | "https://a.example" | Keep one of the two.',
    ],
  ],
  [
    "a second search",
    items({ type: "search" }, { type: "search" }),
    [
      'navbar.items[1] | The navbar has another item "search". | {"type":"search"} | Keep one of the two.',
    ],
  ],
  [
    "typefaces of one's own from Bunny Fonts",
    {
      fonts: "bunny",
      typefaces: {
        text: { family: "A", regular: "/a.woff2" },
        labels: { family: "B", regular: "/b.woff2" },
      },
    },
    [
      'fonts | Bunny Fonts does not know typefaces of your own. | "bunny" | Write "self-hosted", or preconnect and stylesheet of a provider that has them.',
    ],
  ],
  [
    "two docs at one path",
    { docs: { default: { path: "/api" }, api: {} } },
    ["docs.api.path | Other docs have the same path."],
  ],
  [
    "pull requests where there are none",
    { editor: { backend: "gitea", repo: "a/b", review: true } },
    [
      'editor.review | The editor can make no pull requests with "gitea". | true',
    ],
  ],
  [
    "a script without an address",
    { head: [{ script: { scr: "https://a.example" } }] },
    ['head[0].script | It has no "src". | {"scr":"https://a.example"}'],
  ],
  [
    "numbers that are none",
    { blog: { ...minimalSite().blog, postsPerPage: NaN, sidebarCount: 3n } },
    [
      "blog.postsPerPage | Invalid value. | NaN",
      "blog.sidebarCount | Invalid value. | 3n",
    ],
  ],
  [
    "a slot that nothing fills",
    { footer: { copyright: "© {yeer} Alex" } },
    ['footer.copyright | Only {year} is filled in. | "© {yeer} Alex"'],
  ],
])("reports %s", (_, changes, expected) => {
  expect(check(changes)).toEqual(expected);
});

test("reports everything at once, contrast too", () => {
  const announcementBar = { id: "a", content: "A", textColor: "#333" };
  const colors = { dark: { ink: "#000000" } };
  const found = check({ title: 1, url: 2, ...items({}), announcementBar });
  expect(found).toHaveLength(4);
  expect(check({ colors, toc: 1 })).toHaveLength(2);
});

test("a value that contains itself is reported", () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  const [found] = diagnose({ ...minimalSite(), timeZone: circle });
  expect(found?.actual).toContain("[Circular");
});

test("what is no config is reported as a whole", () => {
  expect(diagnose("x")).toMatchObject([{ reason: "Invalid value." }]);
});
