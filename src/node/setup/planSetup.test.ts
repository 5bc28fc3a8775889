/** @jest-environment node */
import { colorsSchema } from "../../config/schema/colorsSchema";
import { resolveSite } from "../../config/resolveSite";
import { minimalSite } from "../../config/testing/minimalSite";
import { answersSchema, changesSchema } from "./answers";
import { composeSite } from "./composeSite";
import { palettes } from "./looks";
import { planSetup } from "./planSetup";
import type { Project } from "./planSetup";
import { readAnswers } from "./readAnswers";

const given = {
  name: "Kim Jones",
  profession: "Translator | Übersetzerin",
  url: "https://www.kim.dev",
  languages: "en,de",
  timeZone: "Europe/Berlin",
  email: "kim@kim.dev",
  colors: "sea",
  typefaces: "newsreader",
  fonts: "bunny",
  sections: "blog,projects,services,cv",
  form: "none",
  statistics: "none",
  street: "High Street 1",
  postcode: "10115",
  town: "Berlin",
  country: "DE",
  host: "own",
  start: "fresh",
};
const answer = (changes: Partial<typeof given> = {}) =>
  answersSchema.parse({ ...given, ...changes });

const example = minimalSite({
  favicon: "/favicon.svg",
  announcementBar: { id: "a", content: "A" },
  navbar: {
    items: [
      { label: { en: "Projects", de: "Projekte" }, to: "/projects" },
      {
        type: "dropdown",
        label: "Blog",
        to: "/blog",
        items: [{ label: "Archive", to: "/blog/archive" }],
      },
    ],
  },
  footer: {
    links: [
      {
        title: "Elsewhere",
        items: [{ label: "A", href: "https://github.com/example" }],
      },
      {
        title: { en: "Legal", de: "Recht" },
        items: [{ label: "Imprint", to: "/imprint" }],
      },
    ],
  },
});

const post = "content/blog/2026-01-01-a";
const files: Record<string, string> = {
  "src/config/site.ts": "import a;\n\nexport const site = defineSite({});\n",
  "content/blog/2026-01-01-a/index.mdx": "---\nauthors: [alex]\n---\n\nA.\n",
  "content/blog/2026-01-01-a/index.de.mdx": "---\nauthors: [alex]\n---\n\nB.\n",
  "content/pages/uses/index.mdx": "Example",
  "content/pages/privacy/index.mdx": "[B](/contact)",
  "content/pages/privacy/index.de.mdx":
    "reviewed: 2026-01-01\n[A](/de/contact)",
  "content/cv.yaml": "basics: {}",
  "static/social.png": "",
  "static/mine.pdf": "",
};
const project: Project = {
  site: example,
  files: Object.keys(files).filter((file) => !file.startsWith("src/")),
  read: (file) => files[file] ?? "",
  starter: {
    en: {
      "pages/home/index.mdx": "{{name}}, {{profession}}",
      "docs/index.mdx": "",
    },
    de: { "pages/home/index.mdx": "{{profession}}", "docs/index.mdx": "" },
  },
  date: "2026-11-24",
};

const plan = (changes?: Partial<typeof given>, site = example) =>
  Object.fromEntries(
    planSetup(answer(changes), { ...project, site }).map(({ file, text }) => [
      file,
      text,
    ]),
  );

test("the example goes, legal texts and the owner's files stay, and each page begins in each language", () => {
  expect(plan()).toMatchObject({
    "content/blog/2026-01-01-a/index.mdx": null,
    "content/pages/uses/index.mdx": null,
    "static/social.png": null,
    "content/pages/home/index.mdx": "Kim Jones, Translator",
    "content/pages/home/index.de.mdx": "Übersetzerin",
  });
  expect(plan()["src/config/site.ts"]).toMatch(/^import a;[^]*"Kim Jones"/);
  expect(Object.keys(plan()).join()).not.toMatch(
    /privacy\/index.mdx|mine|docs/,
  );
});

test.each([
  [
    "without blog",
    { sections: "cv" },
    "content/blog/2026-01-01-a/index.mdx",
    null,
  ],
  ["without a CV", { sections: "blog" }, "content/cv.yaml", null],
  [
    "German alone",
    { languages: "de" },
    "content/pages/privacy/index.mdx",
    "[A](/contact)",
  ],
  [
    "English alone",
    { languages: "en" },
    "content/pages/privacy/index.de.mdx",
    null,
  ],
  [
    "French",
    { languages: "fr" },
    "content/pages/home/index.mdx",
    "Kim Jones, Translator",
  ],
  ["a handbook", { sections: "handbook" }, "content/docs/index.de.mdx", ""],
  [
    "drafts",
    { start: "drafts" },
    "content/blog/2026-01-01-a/index.mdx",
    "---\nauthors:\n  - me\ndraft: true\n---\n\nA.\n",
  ],
  [
    "German first",
    { languages: "de,en" },
    "content/pages/privacy/index.en.mdx",
    "[B](/contact)",
  ],
])("%s", (_, changes, file, text) => {
  expect(plan(changes)[file]).toBe(text);
});

test("a second time, only what the answers change", () => {
  const mine = composeSite(example, answer());
  const changes = plan({}, mine);
  expect(Object.values(changes)).not.toContain(null);
  expect(changes["src/config/site.ts"]).toContain(JSON.stringify(mine));
  expect(plan({ languages: "de,en" }, mine)).toMatchObject({
    [`${post}/index.mdx`]: files[`${post}/index.de.mdx`],
    [`${post}/index.en.mdx`]: files[`${post}/index.mdx`],
    [`${post}/index.de.mdx`]: null,
  });
});

test.each([
  given,
  {
    ...given,
    languages: "de,en",
    phone: "1",
    form: "netlify",
    comments: "a/b,R_kgDOABC123,Comments,DIC_kwDOABC123",
    statistics: "umami,a1,https://stats.kim.dev",
    insurer: "A",
    insuranceScope: "EU | EU",
  },
])("a config says what it was made from: %j", (written) => {
  const mine = composeSite(example, answersSchema.parse(written));
  const names = project.files.concat("content/pages/services/index.mdx");
  const { start: _, sections, ...rest } = written;
  expect(readAnswers(mine, names)).toMatchObject(rest);
});

test("what is not answered a second time stays, beside what the owner has added or deleted", () => {
  const mine = {
    ...composeSite(example, answer()),
    typefaces: { text: { family: "A", regular: "/a.woff2" }, labels: "b" },
    legal: { responsible: "Jo", host: { name: "H", country: "DE" } },
  } as unknown as typeof example;
  const changes = changesSchema.parse({ phone: "1" });
  expect(composeSite(mine, changes)).toEqual({
    ...mine,
    contact: { ...mine.contact, phone: "1" },
  });
  expect(
    planSetup(changes, { ...project, site: mine }).map(({ file }) => file),
  ).toEqual(["src/config/site.ts"]);
});

test.each([
  {},
  { languages: "de" },
  { sections: "cv" },
  { languages: "fr,en" },
])("%j is a valid config without a trace of the example", (changes) => {
  const site = composeSite(example, answer(changes));
  expect(() => resolveSite(JSON.parse(JSON.stringify(site)))).not.toThrow();
  expect(JSON.stringify(site)).not.toMatch(/example|Alex/i);
});

test("menus lose the sections that are not kept", () => {
  const { navbar, footer } = composeSite(
    example,
    answer({ sections: "projects" }),
  );
  expect(navbar.items).toHaveLength(1);
  expect(footer?.links).toHaveLength(1);
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
  ["url", "kim.dev", /protocol and host/],
])("%s can't be %s", (name, value, message) => {
  const { error } = answersSchema.safeParse({ ...given, [name]: value });
  expect(error?.issues.map((issue) => issue.message).join()).toMatch(message);
});
