import { minimalSite, withLocale } from "../../config/testing/minimalSite";
import { checkConfig } from "../testing/checkConfig";

const items = (...list: object[]) => ({ navbar: { items: list } });

type Row = [changes: Record<string, unknown>, found: string | string[]];

test.each<Row>([
  [
    withLocale("at", { htmlLang: "DE-de", path: "/at" }),
    [
      'i18n.locales.at.htmlLang | The locale "de" has the same htmlLang. | "DE-de" | Write for example htmlLang: "at".',
      'i18n.locales.at.label | The locale "de" has the same label. | "Deutsch" | Write for example the language\'s name in itself.',
    ],
  ],
  [
    withLocale("de", {
      paths: { "/projects": "/arbeit", "/services": "/arbeit" },
    }),
    'i18n.locales.de.paths./services | /projects has the same name. | "/arbeit"',
  ],
  [
    withLocale("de", { paths: { "/about": "/de/ueber", "/cv": "/deutsch" } }),
    'i18n.locales.de.paths./about | It has the path of a language. | "/de/ueber" | Write "/ueber": the site adds each locale\'s path.',
  ],
  ...["/arbeit/", "/arbeit?a", "/", "/arbeit.html"].map((name): Row => [
    withLocale("de", { paths: { "/projects": name } }),
    `i18n.locales.de.paths./projects | ${name === "/arbeit.html" ? "It ends like the name of a file." : "Not the path of a page."} | "${name}"`,
  ]),
  ...[
    { from: "/blog/*", to: "/about" },
    { from: "/talks", to: "/blog/*" },
    { from: "/talks/*", to: "https://other.example/*" },
  ].map((redirect): Row => [
    { redirects: [redirect] },
    `redirects[0] | A star has to end both addresses, on this site. | ${JSON.stringify(redirect)} | Write for example { from: "/talks/*", to: "/blog/*" }; other patterns go into static/_redirects.`,
  ]),
  ...["/*", "/a/*/b", "/x*", "/a?b", "a", "/a/../b"].map((from): Row => [
    { redirects: [{ from, to: "/about" }] },
    `redirects[0].from | Not the path of an earlier address. | "${from}"`,
  ]),
  [
    { availability: { from: "2098-03", until: "2098-02-28" } },
    'availability.until | It ends before it begins, on 2098-03. | "2098-02-28"',
  ],
  [
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
    { rates: { year: 2098 } },
    'rates | It has neither "day" nor "hour". | {"year":2098}',
  ],
  [
    { rates: { year: 2098, day: 90, hour: 100 } },
    'rates.hour | It is no less than the rate of a day, "day". | 100',
  ],
  ...[
    ["plausible", "https://kim.dev"],
    ["umami", "kim.dev/a"],
    ["goatcounter", "kim.goatcounter.com"],
  ].map(([provider, site = ""]): Row => [
    { statistics: { provider, site } },
    `statistics.site | The service has no site of this name. | "${site}"`,
  ]),
  ...[
    { provider: "plausible", site: "müller.de/blog" },
    { provider: "goatcounter", site: "kim.dev", host: "https://stats.kim.dev" },
  ].map((statistics): Row => [{ statistics }, []]),
  [
    {
      statistics: {
        provider: "umami",
        site: "a",
        host: "http://stats.kim.dev",
      },
      contact: { email: "a@example.com", booking: "https://localhost/book" },
      comments: { provider: "thread", host: "https://bsky.social" },
    },
    [
      'comments.host | Posts on Bluesky are at https://bsky.app. | "https://bsky.social"',
      'contact.booking | Only your own machine or network can open this address. | "https://localhost/book"',
      'statistics.host | Must be https:// and a host, without a path. | "http://stats.kim.dev"',
    ],
  ],
  [
    {
      newsletter: {
        action: "https://a.example",
        hidden: { email: "a", list: "b" },
      },
      footer: { links: [{ title: "More", items: [] }] },
    },
    [
      "footer.links[0].items | A column needs a link. | []",
      'newsletter.hidden.email | It has the name of "field", in which readers write. | "a" | Remove it.',
    ],
  ],
  [
    { csp: { "script-src": ["unsafe-eval", "'self'"] } },
    'csp.script-src[0] | Without single quotes inside this is the name of a host. | "unsafe-eval"',
  ],
  [
    {
      typefaces: {
        text: { family: "A", regular: "/a.woff2" },
        labels: { family: "A", regular: "/b.woff2" },
      },
    },
    'typefaces.labels.family | It has the name of the typeface of texts, but other files. | "A" | Give it a name of its own, or the same files.',
  ],
  [
    { editor: { backend: "github", repo: "a/b/c" } },
    'editor.repo | Only GitLab has groups inside groups. | "a/b/c"',
  ],
  ...["http://localhost:8000", "https://127.0.0.1", "https://intranet"].map(
    (url): Row => [
      { url },
      `url | Only your own machine or network can open this address. | "${url}"`,
    ],
  ),
  [
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
    items({ type: "dropdown", label: "More", items: [] }),
    "navbar.items[0].items | A dropdown needs an item. | []",
  ],
  [
    {
      fonts: "bunny",
      typefaces: {
        text: { family: "A", regular: "/a.woff2" },
        labels: { family: "B", regular: "/b.woff2" },
      },
    },
    'fonts | Bunny Fonts does not know typefaces of your own. | "bunny" | Write "self-hosted", or preconnect and stylesheet of a provider that has them.',
  ],
  [
    { docs: { default: { path: "/api" }, api: {} } },
    "docs.api.path | Other docs have the same path.",
  ],
  [
    { editor: { backend: "gitea", repo: "a/b", review: true } },
    'editor.review | The editor can make no pull requests with "gitea". | true',
  ],
  [
    { head: [{ script: { scr: "https://a.example" } }] },
    'head[0].script | It has no "src". | {"scr":"https://a.example"}',
  ],
  [
    { blog: { ...minimalSite().blog, postsPerPage: NaN, sidebarCount: 3n } },
    [
      "blog.postsPerPage | Invalid value. | NaN",
      "blog.sidebarCount | Invalid value. | 3n",
    ],
  ],
])("reports what is wrong with %p", (changes, expected) => {
  expect(checkConfig(changes)).toEqual([expected].flat());
});
