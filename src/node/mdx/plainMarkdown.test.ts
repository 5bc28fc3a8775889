/** @jest-environment node */
import { ui } from "../../parts/ui";
import { compileMdx } from "./compileMdx";
import { codeBlock } from "./testing/trees";
import { compileOptions } from "./testing/compileOptions";

// Whoever loads the HTML parser first waits for Babel to translate it.
jest.setTimeout(60_000);

const options = { ...compileOptions, format: "md" as const };
const compile = async (body: string) => {
  const { compiled, faults } = await compileMdx(body, options);
  if (!compiled) throw new Error(JSON.stringify(faults));
  return { ...compiled, faults };
};

test.each([
  ["braces are text", "a {b} c", [["p", 0, "a {b} c"]]],
  ["less-than is text", "1 < 2 and <3", [["p", 0, "1 < 2 and <3"]]],
  [
    "indented code is code",
    "a\n\n    b",
    [["p", 0, "a"], codeBlock({ html: "b" })],
  ],
  [
    "inline HTML",
    'a <b class="x">b</b><br>c',
    [["p", 0, "a ", ["b", { className: "x" }, "b"], ["br", 0], "c"]],
  ],
  [
    "a block of HTML with Markdown in it",
    "<details>\n<summary>A</summary>\n\n*b*\n\n</details>",
    [
      [
        "details",
        { className: "details" },
        ["summary", 0, "A"],
        ["div", { className: "details-body" }, ["p", 0, ["em", 0, "b"]]],
      ],
    ],
  ],
  [
    "a table as browsers read it",
    "<table><tr><td>a</td></tr></table>",
    [
      [
        "div",
        {
          className: "table-scroll",
          role: "group",
          "aria-label": ui("table"),
          tabIndex: 0,
        },
        ["table", 0, ["tbody", 0, ["tr", 0, ["td", 0, "a"]]]],
      ],
    ],
  ],
  [
    "nesting that is not allowed is repaired",
    "<p>a<div>b</div></p>",
    [
      ["p", 0, "a"],
      ["div", 0, "b"],
      ["p", 0],
    ],
  ],
  [
    "style is data",
    '<i style="color: red; margin-top: 1px">a</i>',
    [["p", 0, ["i", { style: { color: "red", marginTop: "1px" } }, "a"]]],
  ],
  [
    "comments go",
    "a <!-- b --> c\n\n<!--\n\nd -->\n\ne",
    [
      ["p", 0, "a ", " c"],
      ["p", 0, "e"],
    ],
  ],
  ["entities", "&copy; &lt;b&gt;", [["p", 0, "© <b>"]]],
  [
    "an HTML picture is a picture",
    '<img src="./a.png" alt="A">',
    [["figure", 0, ["Picture", { src: "./a.png", alt: "A" }]]],
  ],
])("%s", async (_, body, expected) => {
  expect((await compile(body)).body).toEqual(expected);
});

test("a fence beside HTML keeps its title", async () => {
  const { body } = await compile('<b>a</b>\n\n```text title="a.txt"\nb\n```');
  expect(body).toContainEqual(codeBlock({ html: "b", title: "a.txt" }));
});

test.each([
  "<!-- truncate -->",
  "<!--truncate-->",
  "{/* truncate */}",
  "{/*truncate*/}",
])("the summary ends at %s, which is not shown", async (marker) => {
  const { summary, hasMore, body } = await compile(`a\n\n${marker}\n\nb`);
  expect(summary).toEqual([["p", 0, "a"]]);
  expect(hasMore).toBe(true);
  expect(body).toEqual([
    ["p", 0, "a"],
    ["p", 0, "b"],
  ]);
});

test("links and pictures are found in HTML, too", async () => {
  const { links, images } = await compile(
    'a[^1] [b](/b)\n\n<a href="/c"><img src="./c.png" alt="C"></a>\n\n[^1]: n',
  );
  expect(links.map(({ url }) => url)).toEqual(["/b", "/c"]);
  expect(images).toMatchObject([{ src: "./c.png", alt: "C", line: 3 }]);
});

test("footnotes and headings work as in MDX", async () => {
  const { body, toc } = await compile("<i>x</i>\n\n## A b\n\nc[^1]\n\n[^1]: d");
  const text = JSON.stringify(body);
  expect(text).toContain('"#post-fn-1"');
  expect(text).toContain('"aria-label":"Back to 1"');
  expect(toc).toEqual([{ id: "a-b", title: "A b", depth: 2 }]);
});

test("scripts and handlers are left out, and said so", async () => {
  const { body, faults } = await compile(
    '<blockquote onclick="a()">b</blockquote>\n<script async src="https://x.example/w.js"></script>',
  );
  expect(body).toEqual([["blockquote", 0, "b"]]);
  expect(faults).toMatchObject([
    {
      severity: "warning",
      line: 1,
      message: expect.stringMatching(/^onclick="…" is left out/) as unknown,
    },
    {
      severity: "warning",
      line: 2,
      message: expect.stringMatching(/^<script> is left out/) as unknown,
    },
  ]);
});

test("what is MDX is a fault with the way out", async () => {
  const { compiled, faults } = await compileMdx(
    "import A from './A'\n\n<Figure src='./a.png' />\n\nArray<String>\n\n<BR>\n\n`<B1a>`",
    options,
  );
  expect(compiled).toBeNull();
  expect(faults).toEqual([
    {
      severity: "error",
      line: 1,
      message:
        "A .md file is plain Markdown, which has no imports and exports.",
      fix: "Rename the file to .mdx, or show the line as code.",
    },
    {
      severity: "error",
      line: 3,
      message: "A .md file is plain Markdown, which has no component <Figure>.",
      fix: "Rename the file to .mdx.",
    },
    {
      severity: "error",
      line: 5,
      message: "A .md file is plain Markdown, which has no component <String>.",
      fix: "Rename the file to .mdx, or write \\<String> if it is text.",
    },
  ]);
});
