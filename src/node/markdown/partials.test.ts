/** @jest-environment node */
import { entry, loadTestSite } from "../site/testing/loadTestSite";
import type { TestFiles } from "../site/testing/loadTestSite";

jest.setTimeout(60_000);

const folder = "content/blog/2026-03-14-a-post/";

/** Loads a post that imports a partial in line 6, and has this body from line 8. */
async function load(body: string, files: TestFiles) {
  const text = entry("", `import Part from "./_part.mdx";\n\n${body}`);
  const { entries, found } = await loadTestSite(
    Object.fromEntries(
      Object.entries({ "en.mdx": text, ...files }).map(([name, content]) => [
        folder + name,
        content,
      ]),
    ),
  );
  const post = entries.find(({ nodeType }) => nodeType === "BlogPost");
  const diagnostics = found.map(
    ({ file, line, reason }) =>
      `${file.replace(folder, "")}:${line} ${reason.replace(folder, "")}`,
  );
  return { post, diagnostics };
}

test("the text of a partial is the entry's own", async () => {
  const { post, diagnostics } = await load(
    "1. ```mdx\n   <Part />\n   ```\n\n<Part />\n\n> Quoted:\n> <Part />\n\n[^a]: A note.",
    {
      "_part.mdx":
        '---\ntitle: Not shown\n---\n\nimport Inner from "./parts/_inner.md";\n\n## Heading\n\n- One\n\n  <Inner />',
      "parts/_inner.md": "Inner *words*[^a] [about](/about)",
    },
  );
  expect(diagnostics).toEqual([]);
  expect(post).toMatchObject({
    isRich: false,
    toc: [{ id: "heading", title: "Heading", depth: 2 }],
    text: "Heading\nOne\nInner words about\nQuoted:\nHeading\nOne\nInner words about\nA note.",
    code: "<Part />",
    links: [
      { url: "/about", line: 1, partial: `${folder}parts/_inner.md` },
      { url: "/about", line: 1, partial: `${folder}parts/_inner.md` },
    ],
  });
});

test("what is wrong in it is reported with its file and line", async () => {
  const { diagnostics } = await load(
    "<Part />\n\n[a](/nowhere) ![a](./a.png)",
    {
      "_part.mdx":
        "One.\n\n[b](/nowhere) ![b](./b.png)\n\n{b.c} <Figur />\n\n[^zz]",
    },
  );
  expect(diagnostics.sort()).toEqual(
    [
      "_part.mdx:3 No page or file at /nowhere.",
      '_part.mdx:3 Image not found: "./b.png".',
      "_part.mdx:5 This expression fails: b is not defined",
      "_part.mdx:5 Unknown component <Figur>.",
      "_part.mdx:7 The footnote [^zz] is not defined.",
      "en.mdx:10 No page or file at /nowhere.",
      'en.mdx:10 Image not found: "./a.png".',
    ].sort(),
  );
});

test.each<[string, TestFiles, string[]]>([
  [
    "One\n\n<Part a />\n\nTwo <Part />",
    { "_part.mdx": "Text." },
    [
      "en.mdx:10 <Part> is a partial, which takes no attributes.",
      "en.mdx:12 <Part> is a partial, which takes no attributes.",
    ],
  ],
  ["<Part />", {}, ['en.mdx:8 Partial not found: "_part.mdx".']],
  [
    "<Part />",
    { "_part.mdx": 'import Self from "./_part.mdx";\n\n<Self />' },
    ["_part.mdx:3 _part.mdx contains itself."],
  ],
  [
    "<Part />",
    { "_part.mdx": 'Text.\n\nimport a from "./a";' },
    ["_part.mdx:3 A partial can't import components or export."],
  ],
  [
    'import A from "./a";\n\n<A />\n\n<Part />',
    { "_part.mdx": "<A />", "a.tsx": "" },
    ["_part.mdx:1 Unknown component <A>."],
  ],
])("reports misuse: %j", async (body, files, expected) => {
  expect((await load(body, files)).diagnostics).toEqual(expected);
});
