import { diagnose, post } from "./testing/diagnose";
import { entry } from "./testing/loadTestSite";
import type { TestFiles } from "./testing/loadTestSite";

test.each<[string, TestFiles, string[]]>([
  [
    "a language of an index file that the site lacks, also alone",
    { "content/blog/2026-03-14-a-post/index.fr.mdx": entry() },
    [
      'error | content/blog/2026-03-14-a-post/index.fr.mdx | The site has no locale "fr". | Delete these files, or add "fr" to i18n.locales in src/config/site.ts.',
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
      "content/blog/2026-03-14-a-post/a#b.svg": "<svg/>",
    },
    [
      'error | post:3 | image | Image not found: "C:\\pictures\\a.png".',
      'error | post:6 | Image not found: "file:///pictures/b.png".',
      'error | post:6 | Image not found: "./a#b.svg". | In an address, the signs #, ? and % of a name are written a%23b.svg.',
      "error | post:6 | No file at content/blog/2026-03-14-a-post/file:/c.pdf.",
    ],
  ],
])("reports %s", async (_, files, expected) => {
  expect(await diagnose(files)).toEqual(expected);
});
