import { readFileSync } from "node:fs";
import { diagnose, post } from "./testing/diagnose";
import { entry, home, loadTestSite } from "./testing/loadTestSite";
import type { TestFiles } from "./testing/loadTestSite";

const photo = readFileSync("content/blog/2025-02-11-first-blog-post/photo.jpg");

test.each<[string, TestFiles, string[]]>([
  [
    "what other systems have in front matter",
    {
      ...post("published: false"),
      "content/pages/c.mdx": "---yaml\ntitle: C\n---\n",
    },
    [
      'error | post:3 | published | Unknown key "published". | Did you mean "draft"?',
      "error | content/pages/c.mdx:1 | Front matter is YAML between two lines with three hyphens.",
    ],
  ],
  [
    "how the start page shows a picture that it lacks",
    {
      "content/pages/home.mdx": entry(
        home.replace("home: {", "home: { picture: wide,"),
      ),
    },
    [
      'error | content/pages/home.mdx:3 | home.picture | Needs an "image", which is the picture.',
    ],
  ],
  [
    "an animation as the image of a page, not in its text",
    {
      ...post("image: ./a.gif", "![a](./a.gif)"),
      "content/blog/2026-03-14-a-post/a.gif": photo,
    },
    [
      "warning | post:3 | image | No page shows an animation as its image. | Save it as PNG, JPEG, WebP, AVIF or SVG.",
    ],
  ],
  [
    "slips that are valid by themselves",
    {
      ...post(
        "toc_min_heading_level: 6\nimage: ./a.png\nimage_dark: ./a.png",
        "[a](file:///b) [a](C:\\b.pdf) [a](//about)\n[b](mailto:) [b](tel:soon) [b](mailto:?subject=a)\n[c](htps://c.test) [c](mailto://a@c.test) [c](https://https://c.test) [c](sms:+491)\n[d](https:/d.test?a) [d](http//d.test) ![d](https:d.test/e.png)",
      ),
      "content/blog/2026-03-14-a-post/a.png": photo,
      "content/blog/2026-03-15-b.DE.mdx": entry(),
      "content/projects/a.mdx": entry("client: A\nperiod: { from: 2125 }"),
      "content/pages/admin/tools.mdx": entry(),
    },
    [
      'error | content/blog/2026-03-15-b.DE.mdx | The locale in the file\'s name is "de", not "DE". | Rename it to 2026-03-15-b.de.mdx.',
      'error | post:5 | image_dark | It is the same as "image". | Without it, the image is dimmed in dark mode.',
      "error | post:3 | toc_min_heading_level | This is more than the last level of the table of contents.",
      "error | content/projects/a.mdx:4 | period.from | Expected a month such as 2026-02, or a year, from 1900 to 2099.",
      'error | post:11 | Image not found: "https:d.test/e.png".',
      'error | content/pages/admin/tools.mdx | Builds have files of their own at /admin, the address of content/pages/admin/tools.mdx. | Give it another "slug", or rename its file.',
      ...[1, 2].map(
        () =>
          "error | post:8 | Only your own machine or network can open this address. | Put the file beside the text, and write its path from there.",
      ),
      'error | post:8 | Two slashes begin the name of a host. | Did you mean "/about"?',
      'warning | post:9 | Nobody can be reached at "mailto:".',
      'warning | post:9 | Nobody can be reached at "tel:soon".',
      'warning | post:10 | Nothing opens "htps:". Did you mean "https:"?',
      'warning | post:10 | Nobody can be reached at "mailto://a@c.test".',
      "warning | post:10 | It has two protocols.",
      ...["https:/d.test", "http/d.test"].map(
        (path) =>
          `error | post:11 | No file at content/blog/2026-03-14-a-post/${path}. | Did you mean "https://d.test"?`,
      ),
    ],
  ],
  [
    "what is in a list twice",
    {
      ...post("tags: [a, B, B]\nkeywords: [a, a]\naliases: [/a, /a]"),
      "content/projects/p.md": entry(
        "client: A\nperiod: { from: 2026-01 }\ntechnologies: [Go, SQL, Go]",
      ),
    },
    [
      ...["5 | aliases[1]", "4 | keywords[1]", "3 | tags[2]"].map(
        (place) =>
          `error | post:${place} | It is in the list twice. | Keep one of the two.`,
      ),
      "error | content/projects/p.md:5 | technologies[2] | It is in the list twice. | Keep one of the two.",
    ],
  ],
  [
    "a slug with what addresses don't have, a field without a value, and a profile without its protocol",
    {
      ...post("slug: Über uns\ndescription: # TODO"),
      "content/projects/a.mdx": entry(
        "client: A\nperiod: { from: 2026-01 }\nslug: /projects/a",
      ),
      "content/tags.yaml": "a: { permalink: Open Source }",
      "content/authors.yaml":
        "a: { name: A, socials: { github: github.com/a, x: 'https:/x.com/a', stackoverflow: 12/a } }",
    },
    [
      'error | post:4 | description | "description" has no value.',
      'error | post:3 | slug | Expected letters without accents, digits, dots, hyphens and underscores, between single slashes. | Did you mean "ueber-uns"?',
      "error | content/projects/a.mdx:5 | slug | Expected a key of at most 200 lower-case letters, digits and hyphens.",
      ...["github", "x"].map(
        (platform) =>
          `error | content/authors.yaml:1 | a.socials.${platform} | Expected a handle on a known platform, or an address with https://.`,
      ),
      expect.stringMatching(/ Did you mean "open-source"\?$/) as string,
    ],
  ],
  [
    "fields that show nothing",
    {
      ...post("image_alt: A chart"),
      "content/pages/home.mdx": entry(`slug: start\n${home}`),
    },
    [
      'error | post:3 | image_alt | Needs an "image" that it describes.',
      "error | content/pages/home.mdx:3 | slug | The start page is at the root of its language. | Remove this line.",
    ],
  ],
  [
    "data files that nothing reads, and nothing else for that",
    {
      ...post("authors: [kim]"),
      "content/blog/authors.yml": "kim: { name: Kim }",
      "content/blog/_category_.yaml": "label: A",
      "content/docs/a/x.md": entry(),
      "content/docs/a/_category_.toml": "",
      "content/docs/a/_Category.yaml": "",
    },
    [
      "error | content/blog/authors.yml | Only content/authors.yaml is read. | Rename it to content/authors.yaml, or move its entries there and delete it.",
      ...[
        "blog/_category_.yaml",
        "docs/a/_Category.yaml",
        "docs/a/_category_.toml",
      ].map(
        (file) =>
          `error | content/${file} | Nothing reads this file. | The category of a folder of documentation is its _category_.yaml.`,
      ),
    ],
  ],
  [
    "an address with a password",
    post("canonical: https://a:b@c.test", "[a](https://a:b@c.test)"),
    [
      "error | post:3 | canonical | All readers see the name or password in front of its host.",
      "warning | post:6 | All readers see the name or password in front of its host.",
    ],
  ],
])("reports %s", async (_, files, expected) => {
  expect(await diagnose(files)).toEqual(expected);
});

test("reports a picture of the config that nothing can draw, such as an empty file", async () => {
  const { diagnostics } = await loadTestSite({ "static/favicon.svg": "" });
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      reason: 'Not a picture that can be read: "/favicon.svg".',
      file: "src/config/site.ts",
      field: ["favicon"],
    }),
  );
});

test("two authors at one address are one error", async () => {
  const { diagnostics } = await loadTestSite({
    ...post("authors: [kim]"),
    "content/authors.yaml": "kim: { name: A }\nKim: { name: B }",
  });
  const found = diagnostics.filter(({ reason }) =>
    reason.includes("/blog/authors/kim"),
  );
  expect(found.map(({ file }) => file)).toEqual(["content/authors.yaml"]);
});
