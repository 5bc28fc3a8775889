import { ownerConfig } from "../config/ownerConfig";
import { resolveSite } from "../config/resolveSite";
import { minimalSite, withLocale } from "../config/testing/minimalSite";
import { formatField } from "./diagnostics/diagnostic";
import { checkContradictions } from "./checkContradictions";
import { diagnose, post } from "./testing/diagnose";
import { entry, loadTestSite } from "./testing/loadTestSite";
import type { TestFiles } from "./testing/loadTestSite";

const thread = (address: string) => post(`comments: ${address}`);
const social = "https://mastodon.social";

test.each<[string, TestFiles, string[]]>([
  [
    "an update in the future",
    post("last_update: { date: 2999-01-01 }"),
    ["error | post:3 | last_update | This is in the future."],
  ],
  [
    "a review in the future",
    { "content/pages/imprint.mdx": entry("reviewed: 2999-01-01") },
    ["error | content/pages/imprint.mdx:3 | reviewed | This is in the future."],
  ],
  [
    "texts that YAML cuts",
    {
      "content/blog/2026-03-14-a-post/en.mdx":
        "---\ntitle: Round #72\ndescription: About C# and # 5\ntitle_meta: #1 of all\n---\n\nText.",
      "content/authors.yaml":
        "kim:\n  name: Kim #1\n  url: https://a.example # a comment",
    },
    [
      'warning | post:2 | YAML takes "#72" for a comment. | Put the text in quotes: "Round #72".',
      'warning | post:3 | YAML takes "# 5" for a comment. | Put the text in quotes: "About C# and # 5".',
      'warning | post:4 | YAML takes "#1 of all" for a comment. | Put the text in quotes: "#1 of all".',
      'error | post:4 | title_meta | "title_meta" has no value.',
      'warning | content/authors.yaml:2 | YAML takes "#1" for a comment. | Put the text in quotes: "Kim #1".',
    ],
  ],
  [
    "two posts at one place of a series",
    {
      ...post("series: a\nseries_order: 1"),
      "content/blog/2026-01-01-b.mdx": entry("series: a\nseries_order: 1"),
    },
    [
      "warning | content/blog/2026-01-01-b.mdx:4 | series_order | content/blog/2026-03-14-a-post/en.mdx has the same place in the series. | Give each of them another number.",
    ],
  ],
  [
    "replies that no comments show",
    thread(`${social}/@a/1`),
    [
      'warning | post:3 | comments | The site shows no replies to this post. | Set comments: { provider: "thread", host: … } in the site config, or remove this field.',
    ],
  ],
])("reports %s", async (_, files, expected) => {
  expect(await diagnose(files)).toEqual(expected);
});

test("two screens at one address", async () => {
  const { config } = ownerConfig;
  const { de } = config.i18n.locales;
  if (!de) throw new Error("The tests' site is in German, too.");
  const paths = { "/search": "/blog" };
  const locales = { ...config.i18n.locales, de: { ...de, paths } };
  const { diagnostics } = await loadTestSite(post(), {
    config: { ...config, i18n: { ...config.i18n, locales } },
  });
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      reason:
        "The screen Search and the screen Blog have the same address, /de/blog.",
      fatal: true,
      file: "src/config/site.ts",
    }),
  );
});

const report = (
  changes: Parameters<typeof minimalSite>[0],
  site: Partial<Parameters<typeof checkContradictions>[1]> = {},
) =>
  checkContradictions(resolveSite(minimalSite(changes)), {
    entries: [],
    pages: [],
    posts: [],
    ...site,
  }).map(({ field = [], reason }) => `${formatField(field)} | ${reason}`);

const bluesky = "https://bsky.app";
const noPost = /^comments . This is not the address of a post[.]$/;
test.each([
  [social, `${social}/@a/1`, /^$/],
  [social, `${social}/@a`, noPost],
  [social, `${social}/@a/1/reblogs`, noPost],
  [social, `${bluesky}/profile/a/post/1`, /^comments . This is not on h/],
  [bluesky, `${bluesky}/profile/a.dev/post/3k`, /^$/],
  [bluesky, `${bluesky}/profile/a1.dev`, noPost],
])("on %s, a thread at %s", (host, commentsThread, expected) => {
  const posts = [{ commentsThread, isFallback: false }] as never;
  const comments = { provider: "thread", host } as const;
  expect(report({ comments }, { posts }).join("\n")).toMatch(expected);
});

const legal = {
  name: "A",
  street: "S 1",
  postcode: "10115",
  town: "T",
  country: "DE",
  host: "own",
} as const;
const { blog } = minimalSite();
const addLocale = (htmlLang: string, code = htmlLang) =>
  withLocale(code, { label: "Other", htmlLang, path: `/${code}` });

test.each<[Parameters<typeof report>[0], ...string[]]>([
  [
    { contact: { email: "a@example.com", form: "netlify" }, legal },
    'contact.form | Only Netlify receives this form, and "legal.host" is a server of yours.',
  ],
  [
    { url: "https://kim.github.io", legal },
    'legal.host | "url" is an address of GitHub, and this is a server of yours.',
  ],
  [
    {
      legal: {
        ...legal,
        street: "Postfach 12",
        country: "AT",
        vatId: "DE812345678",
      },
    },
    'legal.postcode | "10115" is no postcode of "AT", the country.',
    'legal.vatId | "DE812345678" is not a number of "AT", the country.',
    'legal.street | Nothing can be served at "Postfach 12".',
  ],
  [{ legal: { ...legal, postcode: "D-10115", vatId: "DE 812345678" } }],
  [
    {
      legal: { ...legal, country: "AT", postcode: "1010", vatId: "ATU1234567" },
    },
  ],
  [
    addLocale("ar"),
    'i18n.locales.ar.direction | "ar" is written rtl, not ltr.',
  ],
  [
    withLocale("de", { htmlLang: "fr-FR" }),
    'i18n.locales.de.htmlLang | "fr-FR" is not German, the language of "de".',
  ],
  [withLocale("de", { htmlLang: "en-DE" })],
  [
    {
      csp: {
        "script-src": ["*", "https://*", "https://a.example"],
        "img-src": ["https:", "http://a.example"],
      },
    },
    'csp.script-src[0] | With "*" a script of any host may run on your pages.',
    'csp.script-src[1] | With "https://*" a script of any host may run on your pages.',
    "csp.img-src[1] | Browsers load nothing over http on a page served over https.",
  ],
  [{ head: [{ meta: { property: "og:video", content: "/a.mp4" } }] }],
  [addLocale("nb-NO", "no")],
  [addLocale("no", "nb")],
  [addLocale("de-AT", "at")],
  [
    withLocale("de", { path: "/en" }),
    'i18n.locales.de.path | "/en" is the code of another locale.',
  ],
  [
    { head: [{ link: { rel: "canonical", href: "https://a.example" } }] },
    'head[0] | Each page has a "canonical" of its own, which this contradicts.',
  ],
  [
    { head: [{ script: { src: "http://stats.kim.dev/a.js" } }] },
    "head[0].script.src | Browsers load nothing over http on a page served over https.",
  ],
  [{ url: "http://kim.dev" }, "url | Browsers warn of pages at http."],
  [
    { blog: { ...blog, editUrl: "https://github.com/kim/site" } },
    "blog.editUrl | No file can be edited below this address.",
  ],
  [{ blog: { ...blog, editUrl: "https://github.com/kim/site/edit/main" } }],
  [
    { fonts: "system", typefaces: "plex" },
    'typefaces | Pages show none of them, since "fonts" is "system".',
  ],
])("options that hardly go together: %j", (changes, ...expected) => {
  expect(report(changes)).toEqual(expected);
});

test("a day in the future is named as its author wrote it", async () => {
  const files = post("last_update: { date: 2999-01-01 }");
  const { found } = await loadTestSite(files);
  expect(found).toMatchObject([{ actual: "2999-01-01" }]);
});
