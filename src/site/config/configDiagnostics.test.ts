import { minimalSite, withLocale } from "../../config/testing/minimalSite";
import { checkConfig, diagnoseConfig } from "../testing/checkConfig";

const items = (...list: object[]) => ({ navbar: { items: list } });
const fr = { en: "A", fr: "B" };
const link = { label: "Blog", to: "/blog" };
const other = { label: "CV", to: "/cv" };
const b = { label: "B", to: "/b" };

type Row = [changes: Record<string, unknown>, found: string | string[]];

test.each<Row>([
  [{}, []],
  [{ title: undefined }, 'title | "title" is required.'],
  [
    { url: "https://a.com/me" },
    'url | Must be protocol and host; a path goes into "baseUrl". | "https://a.com/me"',
  ],
  [
    { baseUrl: "https://example.com/me/" },
    'baseUrl | Invalid path. | "https://example.com/me/"',
  ],
  [
    { csp: { "img-src": ["https://a.example https://b.example"] } },
    'csp.img-src[0] | Not a source of a content security policy. | "https://a.example https://b.example"',
  ],
  [
    { timeZone: "Europe/Berln" },
    'timeZone | Unknown time zone. | "Europe/Berln" | Did you mean "Europe/Berlin"?',
  ],
  ...[
    ["Berlin", "Europe/Berlin"],
    ["new york", "America/New_York"],
  ].map(([zone, meant]): Row => [
    { timeZone: zone },
    `timeZone | Unknown time zone. | "${zone}" | Did you mean "${meant}"?`,
  ]),
  [
    { url: "www.kim.dev", newsletter: { action: "kim.dev/post" } },
    [
      'url | Must be protocol and host; a path goes into "baseUrl". | "www.kim.dev" | Did you mean "https://www.kim.dev"?',
      'newsletter.action | Not an https address. | "kim.dev/post" | Did you mean "https://kim.dev/post"?',
    ],
  ],
  ...[
    ["en_US", "en-US"],
    ["english", "en"],
    ["Français", "fr"],
    ["PT-br", "pt-br"],
  ].map(([code = "", meant]): Row => [
    withLocale(code, { label: "A", htmlLang: "it", path: "/it" }),
    `i18n.locales.${code} | Not a locale code such as "de" or "pt-BR". | "${code}" | Did you mean "${meant}"?`,
  ]),
  [{ tagline: { de: "Freelancer" } }, 'tagline.en | "tagline.en" is required.'],
  [
    withLocale("fr", { label: "Français", htmlLang: "fr" }),
    'i18n.locales.fr.path | The locale "de" has the same path. | "/de" | Write for example path: "/fr".',
  ],
  [
    { contact: { phone: "0170 123456", form: "netlfy" } },
    [
      'contact.email | "contact.email" is required.',
      'contact.phone | Not a number with its country code, such as +49 30 1234567. | "0170 123456"',
      'contact.form | Not an https address. | "netlfy"',
    ],
  ],
  [
    // As it is in the code that Mailchimp gives its customers.
    { newsletter: { action: "https://a.example/post?u=1&amp;id=2" } },
    'newsletter.action | HTML writes "&amp;" for "&": write "&" here. | "https://a.example/post?u=1&amp;id=2"',
  ],
  [
    { announcementBar: { id: "a", content: "A", textColor: "steelblu" } },
    'announcementBar.textColor | Unknown colour. | "steelblu" | Did you mean "steelblue"?',
  ],
  [
    { announcementBar: { id: "a", content: "A", backgroundColor: "#fff8" } },
    "announcementBar.textColor | The contrast of the text is 1.02:1.",
  ],
  [
    { colors: { light: { accent: "#777777" } } },
    'colors.light.accent | In light mode, the contrast of accent on paper is 4.28:1. | "#777777"',
  ],
  [
    items({ type: "serch" }),
    'navbar.items[0].type | Unknown type of item. | "serch" | Did you mean "search"?',
  ],
  [
    items({
      type: "dropdown",
      label: "More",
      items: [{ type: "dropdown", label: "A", items: [] }],
    }),
    'navbar.items[0].items[0].type | Unknown type of item. | "dropdown"',
  ],
  [
    items({ ...link, href: "https://example.com" }),
    'navbar.items[0] | Exactly one of "to" and "href" is required. | {"label":"Blog","to":"/blog","href":"https://example.com"}',
  ],
  [
    { footer: { links: [link, other, { title: "More", items: [] }] } },
    [
      'footer.links[2].title | Unknown key "title".',
      'footer.links[2].items | Unknown key "items".',
    ],
  ],
  [
    {
      footer: {
        links: [
          { items: [0, 1, 2, 3].map((at) => ({ to: `/${at}`, label: fr })) },
        ],
      },
    },
    [0, 1, 2, 3].map(
      (at) => `footer.links[0].items[${at}].label.fr | Unknown key "fr".`,
    ),
  ],
  [
    { footer: { copyright: "© {yeer} Alex" } },
    'footer.copyright | Only {year} is filled in. | "© {yeer} Alex"',
  ],
  [
    {
      ...items(
        { label: "A", to: "/a" },
        { type: "html", value: "<hr>" },
        { label: "A", to: "/a" },
        { type: "html", value: "<hr>" },
      ),
      footer: {
        links: [{ items: [b, b, { html: "<br>" }, { html: "<br>" }] }],
      },
    },
    [
      `navbar.items[2] | It is in the list twice. | {"label":"A","to":"/a"} | Keep one of the two.`,
      `footer.links[0].items[1] | It is in the list twice. | ${JSON.stringify(b)} | Keep one of the two.`,
    ],
  ],
  [
    {
      ...items({ label: "A", href: "https://kim:secret@a.example/@b" }),
      redirects: [
        { from: "/a", to: "https://kim@a.example" },
        { from: "/b", to: "mailto:a@b.example" },
      ],
    },
    [
      'navbar.items[0].href | All readers see the name or password in front of its host. | "https://kim:secret@a.example/@b"',
      'redirects[0].to | All readers see the name or password in front of its host. | "https://kim@a.example"',
      `redirects[1].to | A redirect leads to a page or a file, not to an email address or a phone number. | "mailto:a@b.example"`,
    ],
  ],
  [
    { title: "A\u0007B", tagline: "A\nB" },
    'title | It has a control character, which no page may hold. | "A\\u0007B"',
  ],
])("reports what is wrong with %p", (changes, expected) => {
  expect(checkConfig(changes)).toEqual([expected].flat());
});

test("reports everything at once, contrast too", () => {
  const announcementBar = { id: "a", content: "A", textColor: "#333" };
  const colors = { dark: { ink: "#000000" } };
  const found = checkConfig({
    title: 1,
    url: 2,
    ...items({}),
    announcementBar,
  });
  expect(found).toHaveLength(4);
  expect(checkConfig({ colors, toc: 1 })).toHaveLength(2);
});

test("a value that contains itself is reported", () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  const [found] = diagnoseConfig({ ...minimalSite(), timeZone: circle });
  expect(found?.actual).toContain("[Circular");
});

test("what is no config is reported as a whole", () => {
  expect(diagnoseConfig("x")).toMatchObject([{ reason: "Invalid value." }]);
});
