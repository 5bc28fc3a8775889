import { colorsSchema } from "../../config/schema/colorsSchema";
import { resolveSite } from "../../config/resolveSite";
import { answersSchema } from "./answers";
import { composeSite } from "./composeSite";
import { palettes } from "./palettes";
import { planSetup } from "./planSetup";
import { readStarterSite } from "./readStarter";
import { answer, given } from "./testing/givenAnswers";

const config = "import a;\n\nexport const site = defineSite({});\n";
type Changes = Parameters<typeof answer>[0];

const plan = (changes?: Changes) =>
  planSetup(answer(changes), config, "2026-11-24");

/** Composes a config as it is read from the file that setup writes. */
function compose(changes?: Changes) {
  const site = composeSite(answer(changes), readStarterSite());
  return JSON.parse(JSON.stringify(site)) as typeof site;
}

test("the config keeps its imports; data files and texts have name and profession", () => {
  const files = plan();
  expect(files["src/config/site.ts"]).toMatch(/^import a;[^]*"Kim Jones"/);
  expect(files["content/authors.yaml"]).toContain("name: Kim Jones");
  expect(files["content/cv.yaml"]).toContain("de: Übersetzerin");
  expect(files["content/pages/home/index.mdx"]).toContain(
    'headline: "Kim Jones"\n  lead: "Translator"',
  );
  expect(files["content/pages/home/index.de.mdx"]).toContain(
    'to: "/de/kontakt"',
  );
  expect(Object.values(files).join()).not.toContain("{{");
});

const privacy = "content/pages/privacy/index";
test.each([
  ["without a blog", { sections: "cv" }, "blog", ""],
  ["without projects", { sections: "cv" }, "projects", ""],
  ["without services", { sections: "cv" }, "pages/services", ""],
  ["without a handbook", { sections: "cv" }, "docs", ""],
  ["without a CV", { sections: "blog" }, "cv.yaml", ""],
  ["a handbook", { sections: "handbook" }, "docs/index.de.mdx", "Handbuch"],
  ["a post of today", {}, "blog/2026-11-24-first-post/index.mdx", "draft"],
])("%s", (_, changes, start, text) => {
  const [file, content = ""] =
    Object.entries(plan(changes)).find(([name]) =>
      name.startsWith(`content/${start}`),
    ) ?? [];
  expect(file !== undefined).toBe(text !== "");
  expect(content).toContain(text);
});

test.each([
  ["German alone", "DE", { "": "Datenschutz" }],
  ["English alone", "en", { "": "Privacy" }],
  ["German first", "de,en", { "": "Datenschutz", ".en": "Privacy" }],
  ["French and German", "fr,de", { "": "Privacy", ".de": "Datenschutz" }],
])("%s: each page in each language", (_, languages, titles) => {
  const pages = Object.entries(plan({ languages })).filter(([file]) =>
    file.startsWith(privacy),
  );
  expect(pages.map(([file]) => file)).toEqual(
    Object.keys(titles).map((suffix) => `${privacy}${suffix}.mdx`),
  );
  expect(pages.map(([, text]) => /title: (.*)/.exec(text)?.[1])).toEqual(
    Object.values(titles),
  );
});

test.each<Changes>([
  {},
  { languages: "de" },
  { sections: "cv" },
  { sections: "handbook" },
  { languages: "fr,en" },
  { languages: "ar,en" },
  { comments: "https://mastodon.social", form: "netlify" },
  {
    comments: "a/b,R_kgDOABC123,Comments,DIC_kwDOABC123",
    statistics: "umami,a1,https://stats.kim.dev",
    insurer: "A",
    insuranceScope: "EU | EU",
    authority: "A | B",
  },
])("%j is a valid config without a trace of the example", (changes) => {
  const site = compose(changes);
  expect(() => resolveSite(site)).not.toThrow();
  expect(JSON.stringify(site)).not.toMatch(/example|Alex/i);
});

test("legal texts are in each language", () => {
  const changes = {
    insurer: "A",
    insuranceScope: "EU | Europa",
    authority: "B | C",
  };
  expect(compose(changes).legal).toMatchObject({
    insurance: { insurer: "A", scope: { en: "EU", de: "Europa" } },
    authority: { en: "B", de: "C" },
  });
});

test("menus lead to the sections that there are", () => {
  const { navbar, footer, blog } = compose({ sections: "projects" });
  expect(navbar.items?.map((item) => ("to" in item ? item.to : ""))).toEqual([
    "/projects",
    "/about",
    "/contact",
    "",
    "",
  ]);
  expect(footer?.links).toHaveLength(2);
  expect(blog.feeds?.formats).toEqual([]);
});

test.each([
  ["https://github.com/kim", "GitHub"],
  ["https://www.codeberg.org/kim", "Codeberg"],
  ["https://git.kim.dev/kim", "git.kim.dev"],
])(
  "the menu links to the profile %s beside the page about the owner",
  (profile, label) => {
    const items = compose({ profile }).navbar.items ?? [];
    const about = items.findIndex(
      (item) => "to" in item && item.to === "/about",
    );
    expect(items[about + 1]).toEqual({ label, href: profile });
  },
);

test("a language has its direction, its tag, and addresses of the sections that there are", () => {
  const { i18n } = compose({ languages: "en,de,ar,pt-br", sections: "cv" });
  expect(i18n.locales).toMatchObject({
    en: { htmlLang: "en-GB", path: "/", direction: "ltr" },
    de: { label: "Deutsch", path: "/de", paths: { "/cv": "/lebenslauf" } },
    ar: { htmlLang: "en-EG", direction: "ltr", label: "العربية" },
    "pt-BR": { htmlLang: "en-BR", path: "/pt-br" },
  });
  expect(i18n.locales.de?.paths).not.toHaveProperty("/projects");
});

test.each([
  ["de", "Schlagwörter"],
  ["fr", "Tags"],
  ["en,de,fr", { en: "Tags", de: "Schlagwörter", fr: "Tags" }],
  ["de-AT", "Schlagwörter"],
])("words in %s are %j", (languages, label) => {
  const { navbar } = compose({ languages });
  expect(navbar.items).toContainEqual(
    expect.objectContaining({
      items: expect.arrayContaining([{ label, to: "/blog/tags" }]) as unknown,
    }),
  );
});

test("languages without messages are marked as English, each by a tag of its own", () => {
  const { locales } = compose({ languages: "cy,en,de-AT,es,ca" }).i18n;
  expect(Object.values(locales).map(({ htmlLang }) => htmlLang)).toEqual([
    "en-x-cy",
    "en-GB",
    "de-AT",
    "en-ES",
    "en-x-ca",
  ]);
  expect(locales["de-AT"]?.paths).toHaveProperty(["/projects"], "/projekte");
});

test("an address below a path is address and base path", () => {
  expect(compose({ url: "https://kim.github.io/site" })).toMatchObject({
    url: "https://kim.github.io",
    baseUrl: "/site/",
  });
});

test.each(Object.entries(palettes))(
  "the palette %s can be read",
  (_, colors) => {
    expect(colorsSchema.safeParse(colors).success).toBe(true);
  },
);

test.each([
  ["colors", "#ffffff #eeeeee #1b4d8e", /contrast of ink/],
  ["form", "netlfy", /netlify/],
  ["statistics", "matomo,1", /plausible/],
  ["url", "kim.dev", /Not an address/],
  ["phone", "06 12 34 56", /country code/],
  ["vatId", "12345", /begins with a country/],
  ["postcode", "abc", /digits/],
  ["country", "QQ", /Unknown country/],
  ["host", "OVH", /two letters/],
  ["languages", "de,xx", /Unknown language/],
  ["languages", "", /No language/],
])("%s can't be %s", (name, value, message) => {
  const { error } = answersSchema.safeParse({ ...given, [name]: value });
  expect(error?.issues.map((issue) => issue.message).join()).toMatch(message);
});
