/** @jest-environment node */
import { checkSite } from "./check";
import { site } from "./site";
import { minimalSite } from "./testing/minimalSite";
import { problemsOf } from "./testing/problemsOf";

const texts = 'a text, or one text per locale ("en", "de")';

test("the site's own config has no faults", () => {
  expect(checkSite(site)).toEqual([]);
});

test("a minimal config has no faults", () => {
  expect(checkSite(minimalSite())).toEqual([]);
});

test.each([
  ["nothing", undefined, "is missing"],
  ["a list", [], "is not an object"],
])("a config that is %s is a fault", (_, input, wrong) => {
  expect(checkSite(input)).toEqual([
    {
      path: "",
      message: `The site config ${wrong}.`,
      value: input,
      allowed: "an object: { … }",
      fix: "Write { … }.",
    },
  ]);
});

test("all faults are reported at once, in the order of the options", () => {
  const paths = checkSite({
    ...minimalSite({ navbar: { items: [{ label: "Nowhere" }] } }),
    url: "https://www.example.com/",
    titel: "Alex",
    timeZone: 1,
    blog: {},
  }).map(({ path }) => path);
  expect(paths).toEqual([
    "url",
    "timeZone",
    "navbar.items[0]",
    "blog.title",
    "blog.description",
    "blog.sidebarTitle",
    "titel",
  ]);
});

test.each<[string, Record<string, unknown>, string[]]>([
  [
    "an unknown option",
    { tagLine2: "x" },
    [
      '"tagLine2" is not an option.',
      "title, tagline, favicon, url, baseUrl, i18n, timeZone, colorMode, navbar, footer, announcementBar, fonts, image, manifest, toc, markdown, lightbox, blog, comments, untranslated, checks, docs",
      'Did you mean "tagline"?',
    ],
  ],
  [
    "an unknown option far from any other",
    { toc: { numbering: true } },
    ['"toc.numbering" is not an option.', "minLevel, maxLevel", "Remove it."],
  ],
  [
    "an option that is no object",
    { colorMode: "dark" },
    [
      '"colorMode" is not an object.',
      "an object: { … }",
      "Write colorMode: { … }.",
    ],
  ],
  [
    "a list that is none",
    { navbar: { items: {} } },
    ['"navbar.items" is not a list.', "a list: [ … ]", "Write items: [ … ]."],
  ],
  [
    "a missing text",
    { tagline: undefined },
    ['"tagline" is missing.', texts, 'Write tagline: "…".'],
  ],
  [
    "an empty text",
    { tagline: " " },
    ['"tagline" is empty.', texts, 'Write tagline: "…".'],
  ],
  [
    "a text that the default language lacks",
    { tagline: { de: "Freiberuflich" } },
    ['"tagline.en" is missing.', texts, 'Add en: "…".'],
  ],
  [
    "an empty translation",
    { tagline: { en: "Freelancer", de: "" } },
    ['"tagline.de" is empty.', texts, 'Write de: "…".'],
  ],
  [
    "a text in a language that the site does not speak",
    { tagline: { en: "x", de: "x", fr: "x" } },
    [
      '"tagline.fr" is not a locale of the site.',
      texts,
      "Remove it, or add fr to i18n.locales.",
    ],
  ],
  [
    "a locale misspelt, beside the one that is as near",
    { tagline: { en: "Alex", ed: "Alex" } },
    ['"tagline.ed" is not a locale of the site.', texts, 'Did you mean "de"?'],
  ],
  [
    "a text that is a number",
    { tagline: 7 },
    ['"tagline" is not a text.', texts, 'Write tagline: "…".'],
  ],
])("%s", (_, changes, problem) => {
  expect(problemsOf(changes)).toEqual([problem]);
});

test("a text that another language lacks is no fault", () => {
  expect(problemsOf({ tagline: { en: "Freelancer" } })).toEqual([]);
});
