import { diagnose, post } from "./testing/diagnose";
import { entry } from "./testing/loadTestSite";
import type { TestFiles } from "./testing/loadTestSite";

test.each<[string, TestFiles, string[]]>([
  [
    "nothing of what systems and editors hide",
    {
      "content/blog/._a-post.mdx": Buffer.from([0, 5, 22, 7, 255]),
      "content/.obsidian/templates/Post.md": "{{title}}",
      "content/blog/.trash/Old.md": "Old",
    },
    [],
  ],
  [
    "nothing of accents that are letters of their own",
    {
      "content/blog/2026-03-14-a-post/u\u0308bersicht.svg":
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      ...post(
        "tags: [B\u00fccher]",
        "![x](./\u00fcbersicht.svg)\n\n[a](#\u00fcber-uns) [b](#u\u0308ber-uns)\n\n## U\u0308ber uns",
      ),
      "content/blog/2026-03-15-b/en.mdx": entry("tags: [Bu\u0308cher]"),
    },
    [],
  ],
  [
    "two files of one entry",
    { ...post(), "content/blog/2026-03-14-a-post.en.mdx": entry() },
    [
      'error | post | content/blog/2026-03-14-a-post.en.mdx is the same entry in the same locale ("en"). | Delete or rename one of the files.',
    ],
  ],
  [
    "copies that clouds and desktops make",
    {
      ...post(),
      ...Object.fromEntries(
        [
          ...["a-post/en-KIMS-MACBOOK", "a-post/en-Kims-Mac", "a-post/en (1)"],
          ...["b/index 2", "b/index - Kopie", "c copy", "c-DESKTOP-A1B2C3"],
          ...["b/index", "c", "c-api", "c 2nd"],
        ].map((name) => [
          `content/blog/2026-03-14-${name}.mdx`,
          entry(`slug: ${name.replaceAll(/\W/g, "-")}`),
        ]),
      ),
    },
    [
      ...["a-post/en (1)", "a-post/en-KIMS-MACBOOK", "a-post/en-Kims-Mac"],
      ...["b/index - Kopie", "b/index 2", "c copy", "c-DESKTOP-A1B2C3"],
    ].map(
      (name) =>
        `error | content/blog/2026-03-14-${name}.mdx | By its name, it is a copy of ${(/\b(?:en|index|c)\b/.exec(name)?.[0] ?? "").replace(/^c$/, "2026-03-14-c")} beside it. | Take over from it what the other lacks, then delete it; a text of its own needs another name.`,
    ),
  ],
  [
    "a file outside of all collections",
    { "content/note.mdx": entry() },
    [
      "error | content/note.mdx | This file belongs to no collection. | Move it, or begin its name with an underscore to leave it out.",
    ],
  ],
  [
    "texts whose ending nothing here reads",
    {
      "content/blog/2026-03-14-a.MDX": entry(),
      "content/pages/b.markdown": entry(),
    },
    ["blog/2026-03-14-a.MDX", "pages/b.markdown"].map(
      (name) =>
        `error | content/${name} | A text ends in .mdx or .md. | Rename the file.`,
    ),
  ],
  [
    "a day before a space, and names that every object has",
    {
      "content/blog/2026-03-14 A note.mdx": entry("slug: a-note"),
      ...post("constructor: a\ntags: [constructor]\nseries: { toString: a }"),
      "content/tags.yaml": "constructor: { label: C }",
    },
    ["error | post:5 | series | Invalid value."],
  ],
  [
    "pictures and files that only the author's machine can open, and signs of their names",
    {
      ...post(
        "image: C:\\pictures\\a.png",
        "![a](file:///pictures/b.png) ![c](./a#b.svg) [d](file:///c.pdf)",
      ),
      "content/blog/2026-03-14-a-post/a#b.svg":
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    },
    [
      'error | post:3 | image | Image not found: "C:\\pictures\\a.png".',
      'error | post:6 | Image not found: "file:///pictures/b.png".',
      'error | post:6 | Image not found: "./a#b.svg". | In an address, the characters #, ? and % of a name are written a%23b.svg.',
      "error | post:6 | Only your own machine or network can open this address. | Put the file beside the text, and write its path from there.",
    ],
  ],
  [
    "a data file in other letters",
    { "content/Tags.yaml": "a: { label: A }" },
    [
      "error | content/Tags.yaml | Only content/tags.yaml is read. | Rename it to content/tags.yaml, or move its entries there and delete it.",
    ],
  ],
  [
    "secrets that would be published",
    Object.fromEntries(
      [
        ...[".env.local", ".git/config", "a/id_rsa", "b.key", ".htpasswd"],
        ...["a.key", "cert.pem", ".DS_Store", ".well-known/security.txt"],
      ].map((name) => [
        `static/${name}`,
        name === "b.key" ? "-----BEGIN PRIVATE KEY-----" : "x",
      ]),
    ),
    [".env.local", ".git/config", ".htpasswd", "a/id_rsa", "b.key"].map(
      (name) =>
        `error | static/${name} | Everybody could read the secrets in it. | Move it out of static/, and change its passwords and keys if it was published.`,
    ),
  ],
  [
    "a page below a file, and a folder like a page's but for capital letters",
    {
      ...post("slug: rss.xml/x"),
      "static/About/a.txt": "",
      "static/about/b.txt": "",
    },
    [
      'error | post | /blog/rss.xml is a file, and nothing can be below it. | Give it another "slug", or rename its file.',
      "error | static/About | A page is at /about: the same but for capital letters, which many disks take for one folder. | Rename the folder, for instance to static/about.",
    ],
  ],
])("reports %s", async (_, files, expected) => {
  expect(await diagnose(files)).toEqual(expected);
});
