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
