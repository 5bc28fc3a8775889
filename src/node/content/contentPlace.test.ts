import { contentPlace } from "./contentPlace";

const post = (
  folder: string,
  lang: string,
  slug: string,
  date?: string,
): object => ({ kind: "post", folder, lang, slug, date });
const page = (folder: string, lang: string, name: string): object => ({
  kind: "page",
  folder,
  lang,
  name,
});
const march = "2026-03-14";

describe("a post", () => {
  test.each([
    [
      "one file a locale",
      "2026-03-14-a/de.mdx",
      post("blog/2026-03-14-a", "de", "a", march),
    ],
    [
      "an index in the default locale",
      "2026-03-14-a/index.mdx",
      post("blog/2026-03-14-a", "en", "a", march),
    ],
    [
      "an index in another locale",
      "2026-03-14-a/index.de.mdx",
      post("blog/2026-03-14-a", "de", "a", march),
    ],
    [
      "a single file",
      "2026-03-14-a.mdx",
      post("blog/2026-03-14-a", "en", "a", march),
    ],
    [
      "a single file in another locale",
      "2026-03-14-a.de.md",
      post("blog/2026-03-14-a", "de", "a", march),
    ],
    ["no date", "a.md", post("blog/a", "en", "a")],
    [
      "a date in folders",
      "2026/03/14/a.mdx",
      post("blog/2026/03/14/a", "en", "a", march),
    ],
    [
      "a date half in folders",
      "2026/03/14-a.md",
      post("blog/2026/03/14-a", "en", "a", march),
    ],
    [
      "a date without zeros",
      "2026-3-4-a.md",
      post("blog/2026-3-4-a", "en", "a", "2026-03-04"),
    ],
    [
      "nothing but a date",
      "2026-3-4.md",
      post("blog/2026-3-4", "en", "2026-03-04", "2026-03-04"),
    ],
    [
      "a folder above",
      "notes/2026-03-14-a/index.md",
      post("blog/notes/2026-03-14-a", "en", "notes/a", march),
    ],
    [
      "folders above that only file it",
      "2026/03/2026-03-14-a/en.mdx",
      post("blog/2026/03/2026-03-14-a", "en", "a", march),
    ],
    [
      "a folder with a year, and no date",
      "2026/a/en.mdx",
      post("blog/2026/a", "en", "2026/a"),
    ],
    [
      "capitals",
      "Hello-World.md",
      post("blog/Hello-World", "en", "hello-world"),
    ],
    [
      "dots",
      "releases/3.0/index.mdx",
      post("blog/releases/3.0", "en", "releases/3.0"),
    ],
    [
      "numbers that are no date",
      "2026-a-5.md",
      post("blog/2026-a-5", "en", "2026-a-5"),
    ],
    [
      "a date that does not exist, for the reader of the post to report",
      "2019-02-30-bad.md",
      post("blog/2019-02-30-bad", "en", "bad", "2019-02-30"),
    ],
    [
      "a name that starts as a locale's does",
      "tools/dev.md",
      post("blog/tools/dev", "en", "tools/dev"),
    ],
  ])("with %s", (_, path, expected) => {
    expect(contentPlace(`blog/${path}`)).toEqual(expected);
  });
});

describe("a page", () => {
  test.each([
    ["about/en.mdx", page("pages/about", "en", "about")],
    ["about.mdx", page("pages/about", "en", "about")],
    ["about.de.mdx", page("pages/about", "de", "about")],
    ["about/index.md", page("pages/about", "en", "about")],
    ["legal/terms.mdx", page("pages/legal/terms", "en", "legal/terms")],
    // A page's name is no date.
    ["2026-03-14-a.mdx", page("pages/2026-03-14-a", "en", "2026-03-14-a")],
  ])("pages/%s", (path, expected) => {
    expect(contentPlace(`pages/${path}`)).toEqual(expected);
  });

  test("with a name that can't stand in an address gets another proposed", () => {
    expect(contentPlace("pages/Über uns.mdx")).toMatchObject({
      kind: "misplaced",
      message: 'The name "Über uns" can\'t stand in an address.',
      fix: "Rename content/pages/Über uns to content/pages/ueber-uns.",
    });
  });
});

test.each([
  "blog/_drafts/x/en.mdx",
  "blog/a/_notes.mdx",
  "blog/a.test.mdx",
  "blog/__tests__/a.mdx",
])("%s is ignored", (path) => {
  expect(contentPlace(path)).toEqual({ kind: "ignored" });
});

test.each([
  [
    "blog/a/fr.mdx",
    "fr",
    "en.mdx, de.mdx",
    'Rename the file, or add the locale "fr" to src/config/site.ts.',
  ],
  [
    "blog/a.fr.md",
    "fr",
    "a.en.md, a.de.md",
    'Rename the file, or add the locale "fr" to src/config/site.ts.',
  ],
  ["blog/a/DE.mdx", "DE", "en.mdx, de.mdx", "Rename the file to de.mdx."],
  [
    "blog/a/index.en-GB.mdx",
    "en-GB",
    "index.en.mdx, index.de.mdx",
    'Rename the file, or add the locale "en-GB" to src/config/site.ts.',
  ],
])("%s says which languages there are", (path, lang, allowed, fix) => {
  expect(contentPlace(path)).toEqual({
    kind: "misplaced",
    message: `"${lang}" is not a locale of this site.`,
    allowed,
    fix,
  });
});

test.each([
  "notes/x/en.mdx",
  "blog/en.mdx",
  "blog/index.de.mdx",
  "pages/index.mdx",
  "readme.mdx",
])("%s is neither a post nor a page", (path) => {
  expect(contentPlace(path)).toMatchObject({
    kind: "misplaced",
    message: "This file is neither a post, nor a page, nor documentation.",
  });
});
