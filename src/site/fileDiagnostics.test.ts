import { diagnose, post } from "./testing/diagnose";
import { entry, home } from "./testing/loadTestSite";
import type { TestFiles } from "./testing/loadTestSite";

test.each<[string, TestFiles, string[]]>([
  [
    "a colon in a value, once",
    { "content/projects/a.mdx": "---\ntitle: Note: Why\n---\n" },
    [
      'error | content/projects/a.mdx:2 | Nested mappings are not allowed in compact mappings | Put a value with a colon in quotes, such as title: "Note: why".',
    ],
  ],
  ...["authors", "tags", "series", "cv"].map(
    (name): [string, TestFiles, string[]] => [
      `a slip in ${name}.yaml, not what refers to the file`,
      {
        ...post(
          "authors: [alex]\ntags: [craft]\nseries: a",
          "[a](/blog/authors/alex) [b](/blog/tags/crafts) [c](/cv)",
        ),
        "content/authors.yaml": "alex:\n  name: Alex",
        "content/tags.yaml": "craft:\n  permalink: /crafts",
        "content/series.yaml": "a:\n  title: A",
        "content/cv.yaml": "basics:\n  name: Alex\n  label: Developer",
        [`content/${name}.yaml`]: "a:\n    title: A\n  title: [\n b: }",
      },
      [
        `error | content/${name}.yaml:3 | All mapping items must start at the same column`,
      ],
    ],
  ),
  [
    "a project without a page, not the links that lead to it",
    {
      ...post("", "[a](/projects/a)"),
      "content/projects/a.mdx": entry("period: { from: 2026-01 }"),
    },
    ['error | content/projects/a.mdx:1 | client | "client" is required.'],
  ],
  [
    "the name of a confidential client",
    {
      "content/projects/a.mdx": entry(
        "client: Acme\nconfidential: true\nindustry: Trade\nperiod: { from: 2026-01 }\nrole: Lead at ACME",
        "For Acme.",
      ),
      "content/projects/b.mdx": entry(
        "client: Acme\nconfidential: true\nperiod: { from: 2026-01 }",
      ),
    },
    [
      'error | content/projects/a.mdx:7 | role | It names "Acme", a client that is confidential. | Describe the client in other words.',
      'error | content/projects/a.mdx:1 | text | It names "Acme", a client that is confidential. | Describe the client in other words.',
      "error | content/projects/b.mdx:1 | industry | A confidential project needs it: it is shown instead of the client.",
    ],
  ],
  [
    "a key that is there twice, not the date that is missing then",
    { "content/blog/a-post.mdx": "---\ntitle: A\ntitle: B\n---\n" },
    ["error | content/blog/a-post.mdx:3 | Map keys must be unique"],
  ],
  [
    "what no page would show",
    {
      ...post("series_order: 2", "| a |\n| - |\n| b | c |"),
      "content/tag.yaml": "craft: {}",
      "content/pages/start.mdx": entry(home),
    },
    [
      'error | post:3 | series_order | Needs a "series" in which it is a place.',
      "warning | post:8 | A row has more cells than the 1 of the first. | Pages leave the others out. Write \\| for a line that is text.",
      "warning | content/pages/start.mdx:3 | home | Only the start page, content/pages/home, shows these sections.",
      "warning | content/tag.yaml | Only content/tags.yaml is read. | Rename it to content/tags.yaml, or move its entries there and delete it.",
    ],
  ],
  [
    "signs that YAML has a use for",
    {
      "content/projects/a.mdx": "---\ntitle: *Note*\n---\n",
      "content/projects/b.mdx": "---\ntitle: @home\n---\n",
      "content/pages/c.mdx": "---\ntitle: !important this\n---\n",
      "content/tags.yaml": "a:\n? [b]\n: c",
      ...post("keywords: [#a, b]"),
    },
    [
      'error | post:3 | Comments must be separated from other tokens by white space characters | Put a text that begins with a sign in quotes, such as title: "@home".',
      'warning | content/pages/c.mdx:2 | Unresolved tag: !important | Put a text that begins with a sign in quotes, such as title: "@home".',
      'error | content/projects/a.mdx:2 | YAML takes "*Note*" for a reference to another value. | Put a text that begins with a sign in quotes, such as title: "@home".',
      'error | content/projects/b.mdx:2 | Plain value cannot start with reserved character @ | Put a text that begins with a sign in quotes, such as title: "@home".',
      "error | content/tags.yaml:2 | The name of a field has to be text.",
    ],
  ],
  [
    "texts and numbers that YAML cuts at a comma",
    {
      "content/projects/a.mdx": entry(
        "client: A\nperiod: { from: 2026-01 }\nresults: [{ label: B, value: 1.234,5 }]\ntestimonial: { quote: Good, on time, name: C }",
      ),
    },
    [
      ["5", "5"],
      ["6", "on time"],
    ].map(
      ([line, name]) =>
        `warning | content/projects/a.mdx:${line} | YAML takes "${name}" for the name of a field. | In braces a comma ends a text or a number: put what has one in quotes.`,
    ),
  ],
  [
    "a blank line before front matter",
    { "content/blog/a-post.mdx": "\n---\ntitle: A\ndate: 2026-03-14\n---\n" },
    [
      "error | content/blog/a-post.mdx:1 | Front matter begins in the first line of a file.",
    ],
  ],
  [
    "front matter in TOML, and a year of four digits that calendars don't have",
    {
      "content/blog/a-post.mdx": '+++\ntitle = "A"\n+++\n',
      "content/blog/0206-03-14-b.mdx": entry(),
    },
    [
      'error | content/blog/0206-03-14-b.mdx:1 | date | The date in the file\'s path is not a valid date. | Add a line such as "date: 2026-03-14", or begin the name of the file or its folder with a day.',
      "error | content/blog/a-post.mdx:1 | Front matter is YAML between two lines with three hyphens.",
    ],
  ],
  [
    "a post as UTF-16, without what follows from it",
    {
      "content/blog/a-post.mdx": Buffer.from(
        `\uFEFF${entry("date: 2026-03-14", "{Größe}")}`,
        "utf16le",
      ),
    },
    [
      "error | content/blog/a-post.mdx | This file is not UTF-8. | Save the file as UTF-8.",
    ],
  ],
  [
    "front matter without an end",
    { "content/blog/2026-03-14-a-post/en.mdx": "---\ntitle: A\n\nText." },
    [
      "error | post:1 | The front matter is not closed by a line with three hyphens.",
    ],
  ],
  [
    "a translation into a language that the site does not have",
    {
      ...post(),
      "content/blog/2026-03-14-a-post/fr.mdx": entry(),
      "content/blog/2026-03-15-alone/index.fr.mdx": entry(),
      "content/docs/index.mdx": entry(),
      "content/docs/index.fr.mdx": entry(),
      "content/pages/about.fr.mdx": entry(),
    },
    [
      "content/blog/2026-03-14-a-post/fr.mdx",
      "content/blog/2026-03-15-alone/index.fr.mdx",
      "content/docs/index.fr.mdx",
      "content/pages/about.fr.mdx",
    ].map(
      (file) =>
        `error | ${file} | The site has no locale "fr". | Delete these files, or add "fr" to i18n.locales in src/config/site.ts.`,
    ),
  ],
  [
    "a picture that can't be read, once in each text",
    {
      ...post("image: ./a.png", "![a](./a.png)"),
      "content/blog/2026-03-14-a-post/a.png":
        "version https://git-lfs.github.com/spec/v1",
    },
    ["error | post:3 | image", "error | post:6"].map(
      (place) =>
        `${place} | Not a picture that can be read: "./a.png". | Save it again as PNG, JPEG, WebP or AVIF. A photo from a phone may be HEIC under another name; with Git LFS, run: git lfs pull`,
    ),
  ],
  [
    "what is no picture's address, and a file as the project has it",
    {
      ...post(
        "image: http://example.com/a.png",
        "[a](/static/a.pdf) ![b](/b.svg)",
      ),
      "static/a.pdf": "",
      "static/b.svg": "version https://git-lfs.github.com/spec/v1\n",
    },
    [
      "error | post:3 | image | Expected the path of a file, or a web address with https.",
      expect.stringMatching(
        /^error . post:6 . Not a picture that can be read: "\/b\.svg"/,
      ) as string,
      'error | post:6 | No page or file at /static/a.pdf. | Did you mean "/a.pdf"?',
    ],
  ],
])("reports %s", async (_, files, expected) => {
  expect(await diagnose(files)).toEqual(expected);
});
