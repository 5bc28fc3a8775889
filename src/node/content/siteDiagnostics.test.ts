/** @jest-environment node */
import { entry, loadTestSite } from "./testing/loadTestSite";
import type { TestFiles } from "./testing/loadTestSite";

jest.setTimeout(60_000);

const post = (frontMatter = "", body?: string): TestFiles => ({
  "content/blog/2026-03-14-a-post/en.mdx": entry(frontMatter, body),
});

/** The diagnostics of a site, each as one line. */
const diagnose = async (files: TestFiles) =>
  (await loadTestSite(files, { checksHidden: true })).found.map(
    ({ fatal, file, line, field, reason, note }) =>
      [
        fatal ? "error" : "warning",
        [file.replace("content/blog/2026-03-14-a-post/en.mdx", "post"), line]
          .filter(Boolean)
          .join(":"),
        field,
        reason,
        note,
      ]
        .filter(Boolean)
        .join(" | "),
  );

describe("loadSite", () => {
  test("reports all errors of a site at once", async () => {
    const found = await diagnose({
      ...post("date: 2026-02-30\nauthor: kim\nauthors: [alx]", "![a](./b.png)"),
      "content/authors.yaml": "alex:\n  name: Alex\n  emial: a@example.com",
    });
    expect(found).toEqual([
      "error | post:3 | date | Not a valid date.",
      'error | post:4 | author | Unknown key "author". | Did you mean "authors"?',
      'error | content/authors.yaml:3 | alex.emial | Unknown key "emial". | Did you mean "email"?',
      'error | post:5 | authors[0] | The author "alx" is not in content/authors.yaml. | Did you mean "alex"?',
      'error | post:8 | Image not found: "./b.png".',
    ]);
  });

  test.each<[string, TestFiles, string[]]>([
    [
      "YAML that can't be parsed",
      post("tags: [a"),
      [
        "error | post:4 | Flow sequence in block collection must be sufficiently indented and end with a ]",
      ],
    ],
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
          "content/authors.yaml": "alex:\n  name: Alex\n  page: true",
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
      "a text of a missing locale, in a tag that is in use",
      {
        ...post("tags: [craft]"),
        "content/tags.yaml": "craft: { label: { en: Craft, fr: Artisanat } }",
      },
      ['error | content/tags.yaml:1 | craft.label.fr | Unknown key "fr".'],
    ],
    [
      "an alias that contains itself",
      post("keywords: &a [*a]"),
      [
        expect.stringMatching(
          /^error . post:2 . Invalid alias: Converting circular structure/,
        ) as string,
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
      "a file that is not UTF-8",
      {
        "content/blog/2026-03-14-a-post/en.mdx": Buffer.from(
          entry("", "Größe"),
          "latin1",
        ),
      },
      ["error | post | This file is not UTF-8. | Save the file as UTF-8."],
    ],
    [
      "a post without date and title",
      { "content/blog/a-post.mdx": "Text." },
      [
        'error | content/blog/a-post.mdx:1 | title | The title is missing. | Add a line "title: …" to the front matter, or begin the body with a line "# …".',
        'error | content/blog/a-post.mdx:1 | date | A post needs a date. | Add a line such as "date: 2026-03-14", or begin the name of the file or its folder with a day.',
      ],
    ],
    [
      "a translation into a language that the site does not have",
      {
        ...post(),
        "content/blog/2026-03-14-a-post/fr.mdx": entry(),
        "content/docs/index.mdx": entry(),
        "content/docs/index.fr.mdx": entry(),
        "content/pages/about.fr.mdx": entry(),
      },
      [
        "content/blog/2026-03-14-a-post/fr.mdx",
        "content/docs/index.fr.mdx",
        "content/pages/about.fr.mdx",
      ].map(
        (file) =>
          `error | ${file} | The site has no locale "fr". | Delete these files, or add "fr" to i18n.locales in src/config/site.ts.`,
      ),
    ],
    [
      "a locale in capitals",
      { ...post(), "content/blog/2026-03-14-a-post/DE.mdx": entry() },
      [
        'error | content/blog/2026-03-14-a-post/DE.mdx | The locale in the file\'s name is "de", not "DE". | Rename it to de.mdx.',
      ],
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
          `${place} | Not a picture that can be read: "./a.png". | Save it anew as PNG, JPEG, WebP or AVIF. A photo of a phone may be HEIC by another name; with Git LFS, run: git lfs pull`,
      ),
    ],
    [
      "two tags with one address",
      post(
        "tags: [Open Source, Bo, open-source, Bø, { label: Bok, permalink: /bo }]",
      ),
      [
        'error | post:3 | tags | The tags "Bo" and "Bø" would have the same page: /blog/tags/bo. | Write both alike, or give one a permalink of its own: { label: Bø, permalink: /… }.',
      ],
    ],
    [
      "two files of one entry",
      { ...post(), "content/blog/2026-03-14-a-post.en.mdx": entry() },
      [
        'error | post | content/blog/2026-03-14-a-post.en.mdx is the same entry in the same locale ("en"). | Delete or rename one of the files.',
      ],
    ],
    [
      "two entries at one address",
      { ...post(), "content/blog/2026-01-01-b.mdx": entry("slug: a-post") },
      ["", "/de"].map(
        (locale) =>
          `error | content/blog/2026-01-01-b.mdx | content/blog/2026-03-14-a-post/en.mdx has the same address, ${locale}/blog/a-post. | Give one of them another "slug", or rename its file.`,
      ),
    ],
    [
      "links to what is not there",
      {
        ...post(
          "",
          "[a](/abuot) [b](./other.mdx) [c](javascript:d) [e](/f.pfd) [g](../gone/en.mdx) [h](../pages/about/en.mdx)",
        ),
        "static/f.pdf": "",
      },
      [
        'warning | post:6 | The link "javascript:d" runs a script.',
        'error | post:6 | No page or file at /abuot. | Did you mean "/about"?',
        "warning | post:6 | No entry at content/blog/2026-03-14-a-post/other.mdx.",
        'error | post:6 | No page or file at /f.pfd. | Did you mean "/f.pdf"?',
        "warning | post:6 | No entry at content/blog/gone/en.mdx.",
        'warning | post:6 | No entry at content/blog/pages/about/en.mdx. | Did you mean "../../pages/about.mdx"?',
      ],
    ],
    [
      "links to what is not published, and what is wrong with that",
      {
        ...post("", "[a](/blog/b) [b](/blog/c)"),
        "content/blog/2026-01-01-b.mdx": entry(
          "draft: true",
          "![a](./a.png) [c](/blog/c)",
        ),
        "content/blog/2999-01-01-c.mdx": entry("", "[a](/blog/a-psot)"),
      },
      [
        'error | post:6 | No page or file at /blog/b. | Did you mean "/blog"?',
        'error | post:6 | No page or file at /blog/c. | Did you mean "/blog"?',
        'error | content/blog/2026-01-01-b.mdx:6 | Image not found: "./a.png".',
        'error | content/blog/2999-01-01-c.mdx:6 | No page or file at /blog/a-psot. | Did you mean "/blog/a-post"?',
      ],
    ],
    [
      "a file outside of all collections",
      { "content/note.mdx": entry() },
      [
        "error | content/note.mdx | This file belongs to no collection. | Move it, or begin its name with an underscore to leave it out.",
      ],
    ],
  ])("reports %s", async (_, files, expected) => {
    expect(await diagnose(files)).toEqual(expected);
  });
});
