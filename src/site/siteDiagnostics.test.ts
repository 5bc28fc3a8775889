import { siteConfig } from "../config/resolved";
import { diagnose, post } from "./testing/diagnose";
import { entry, loadTestSite } from "./testing/loadTestSite";
import type { TestFiles } from "./testing/loadTestSite";

describe("loadSite", () => {
  test("lets a page replace the screen at its address, and says so", async () => {
    const { routes, found } = await loadTestSite({
      "content/pages/search/index.mdx": entry(),
    });
    const templates = routes
      .filter(({ path }) => path === "/search")
      .map(({ template }) => template);
    expect(templates).toEqual(["Page"]);
    expect(found.map(({ reason }) => reason)).toContain(
      "The screen Search has the same address, /search.",
    );
  });

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
      "a text of a missing locale, in a tag that is in use",
      {
        ...post("tags: [craft]"),
        "content/tags.yaml": "craft: { label: { en: Craft, fr: Artisanat } }",
      },
      ['error | content/tags.yaml:1 | craft.label.fr | Unknown key "fr".'],
    ],
    [
      "an update before the post",
      post("last_update: { date: 2026-03-01 }"),
      [
        "warning | post:3 | last_update | This is before the date of the post, so no page shows it.",
      ],
    ],
    [
      "slugs with the folder that they follow",
      {
        ...post("slug: /blog/a-post"),
        "content/pages/contact/de.mdx": entry("slug: /de/kontakt"),
        // Folders may have one name.
        "content/docs-api/api/errors.mdx": entry(),
      },
      [
        'warning | post:3 | slug | The address is /blog/blog/a-post. | A slug is what follows "/blog/".',
        'warning | content/pages/contact/de.mdx:3 | slug | The address is /de/de/kontakt. | A slug is what follows "/de/".',
      ],
    ],
    [
      "an alias that contains itself",
      post("keywords: &a [*a]"),
      [
        'error | post:3 | "*a" refers to the value that it is in. | Put a text that begins with a sign in quotes, such as title: "@home".',
      ],
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
      "two tags with one address",
      post("tags: [Open Source, Bo, open-source, Bø]"),
      [
        'error | post:3 | tags | The tags "Bo" and "Bø" would have the same page: /blog/tags/bo. | Write both alike, or add "Bø" to content/tags.yaml as the label of another key, and write that key here.',
      ],
    ],
    [
      "two entries at one address",
      { ...post(), "content/blog/2026-01-01-b.mdx": entry("slug: a-post") },
      [
        'error | content/blog/2026-01-01-b.mdx | content/blog/2026-03-14-a-post/en.mdx has the same address, /blog/a-post. | Give one of them another "slug", or rename its file.',
      ],
    ],
    [
      "two entries whose addresses differ in capital letters",
      { ...post(), "content/blog/2026-01-01-b.mdx": entry("slug: A-Post") },
      [
        'error | content/blog/2026-01-01-b.mdx | content/blog/2026-03-14-a-post/en.mdx has the same address but for capital letters, /blog/A-Post. | Give one of them another "slug", or rename its file.',
      ],
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
        'warning | post:6 | The link "javascript:d" runs a script. | Put what it does into a component, and import that in a .mdx file.',
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
      "names that disks don't take",
      {
        ...post(
          `aliases: [/alt/${"語".repeat(67)}]\ntags: [${"b".repeat(300)}]`,
          `![a](./${"語".repeat(67)}.svg)`,
        ),
        [`content/blog/2026-03-14-a-post/${"語".repeat(67)}.svg`]: "<svg/>",
        [`content/blog/2026-01-01-${"c".repeat(201)}.mdx`]: entry(),
      },
      [
        expect.stringMatching(
          /^error . content\/blog\/2026-01-01-c+\.mdx:1 . slug . The file's name can't be part of an address\. .* "slug: \/c{200}"/,
        ) as string,
        "error | post:3 | aliases[0] | Between two slashes it is longer than 200 bytes, of which letters outside ASCII have two to four.",
        "error | post:7 | The picture's name is longer than 200 bytes. | Give the file a shorter name: letters outside ASCII have two to four bytes, and disks take 255 with what a build adds.",
      ],
    ],
    [
      "an address of mail that is none, with letters such as ü or not",
      {
        "content/authors.yaml":
          "a: { name: A, email: a@müller.de }\nb: { name: B, email: b@ }",
      },
      ["error | content/authors.yaml:2 | b.email | Not an email address."],
    ],
  ])("reports %s", async (_, files, expected) => {
    expect(await diagnose(files)).toEqual(expected);
  });

  test("reports two versions of documentation with one label", async () => {
    const docs = { default: { versions: { "1.0": { label: "2.0" } } } };
    const { diagnostics } = await loadTestSite(
      {
        "content/docs/index.mdx": entry(),
        "content/docs@1.0/index.mdx": entry(),
        "content/docs@2.0/index.mdx": entry(),
      },
      { config: { ...siteConfig, docs } },
    );
    const same = diagnostics.filter(({ reason }) => /label/.test(reason));
    expect(same).toMatchObject([
      {
        reason: 'The versions "2.0" and "1.0" have the same label.',
        fatal: true,
        field: ["docs", "default", "versions", "1.0", "label"],
        actual: "2.0",
      },
    ]);
  });
});
