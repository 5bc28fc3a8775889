/** @jest-environment node */
import { colorsSchema } from "../../config/schema/colorsSchema";
import { resolveSite } from "../../config/resolveSite";
import { answersSchema } from "./answers";
import { composeSite } from "./composeSite";
import { palettes } from "./looks";
import { planSetup } from "./planSetup";
import {
  answer,
  example,
  files,
  given,
  post,
  project,
} from "./testing/exampleProject";

const plan = (changes?: Partial<typeof given>, site = example) =>
  Object.fromEntries(
    planSetup(answer(changes), { ...project, site }).map(({ file, text }) => [
      file,
      text,
    ]),
  );

test("the example goes, the owner's files stay, and each page begins in each language", () => {
  expect(plan()).toMatchObject({
    "content/blog/2026-01-01-a/index.mdx": null,
    "content/pages/uses/index.mdx": null,
    "static/social.png": null,
    "content/pages/home/index.mdx": "Kim Jones, Translator",
    "content/pages/home/index.de.mdx": "Übersetzerin",
    "content/pages/privacy/index.mdx": "Privacy",
  });
  expect(plan()["src/config/site.ts"]).toMatch(/^import a;[^]*"Kim Jones"/);
  expect(plan()["src/config/site.ts"]).toContain('"favicon":"/favicon.svg"');
  expect(Object.keys(plan()).join()).not.toMatch(/favicon|mine|docs/);
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
    { languages: "DE" },
    "content/pages/privacy/index.mdx",
    "Datenschutz",
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
    "Privacy",
  ],
])("%s", (_, changes, file, text) => {
  expect(plan(changes)[file]).toBe(text);
});

test("a second time, only what the answers change", () => {
  const mine = composeSite(example, answer());
  const sections = Object.keys(plan({}, mine));
  expect(sections.every((file) => /projects|services/.test(file))).toBe(true);
  expect(plan({ languages: "de,en" }, mine)).toMatchObject({
    [`${post}/index.mdx`]: files[`${post}/index.de.mdx`],
    [`${post}/index.en.mdx`]: files[`${post}/index.mdx`],
    [`${post}/index.de.mdx`]: null,
    "content/pages/privacy/index.mdx": "[A](/contact)",
  });
});

test("legal pages that are missing are written again, and nothing else", () => {
  const site = composeSite(example, answer());
  const others = project.files.filter((file) => !file.includes("privacy"));
  const changes = planSetup({}, { ...project, site, files: others });
  expect(changes).toEqual([
    { file: "content/pages/privacy/index.mdx", text: "Privacy" },
    { file: "content/pages/privacy/index.de.mdx", text: "Datenschutz" },
  ]);
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
  ["languages", "de,xx", /Unknown language/],
  ["languages", "", /No language/],
])("%s can't be %s", (name, value, message) => {
  const { error } = answersSchema.safeParse({ ...given, [name]: value });
  expect(error?.issues.map((issue) => issue.message).join()).toMatch(message);
});
