import { contentPlace } from "./contentPlace";

test.each([
  [
    "blog/2026-03-14-a-post/de.mdx",
    {
      kind: "post",
      folder: "blog/2026-03-14-a-post",
      lang: "de",
      slug: "a-post",
      date: "2026-03-14",
    },
  ],
  [
    "blog/2026/a-post/en.mdx",
    {
      kind: "post",
      folder: "blog/2026/a-post",
      lang: "en",
      slug: "a-post",
      date: undefined,
    },
  ],
  [
    "pages/about/en.mdx",
    { kind: "page", folder: "pages/about", lang: "en", name: "about" },
  ],
  ["blog/_drafts/x/en.mdx", { kind: "ignored" }],
  ["blog/a-post/_notes.mdx", { kind: "ignored" }],
])("%s", (path, expected) => {
  expect(contentPlace(path)).toEqual(expected);
});

test("a file in an unknown language says which languages there are", () => {
  expect(contentPlace("blog/a-post/fr.mdx")).toEqual({
    kind: "misplaced",
    message: '"fr" is not a locale of this site.',
    allowed: "en.mdx, de.mdx",
    fix: 'Rename the file, or add the locale "fr" to src/config/site.ts.',
  });
});

test.each(["notes/x/en.mdx", "blog/en.mdx", "readme.mdx"])(
  "%s is neither a post nor a page",
  (path) => {
    expect(contentPlace(path)).toMatchObject({
      kind: "misplaced",
      message: "This file is neither a post nor a page.",
    });
  },
);
