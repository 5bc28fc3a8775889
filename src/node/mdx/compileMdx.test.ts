/** @jest-environment node */
import { compileMdx } from "./compileMdx";
import { codeBlock, own } from "./testing/trees";
import { compileOptions as options } from "./testing/compileOptions";

const compile = async (body: string) => {
  const { compiled, faults } = await compileMdx(body, options);
  if (!compiled) throw new Error(JSON.stringify(faults));
  return compiled;
};
const bodyOf = async (body: string) => (await compile(body)).body;

describe("body", () => {
  test.each([
    ["plain text", "Hello *you*", [["p", 0, "Hello ", ["em", 0, "you"]]]],
    [
      "a line break between inline elements stays a space",
      "*a*\n*b*",
      [["p", 0, ["em", 0, "a"], "\n", ["em", 0, "b"]]],
    ],
    ["an expression", "{6 * 7} is it", [["p", 0, "42", " is it"]]],
    [
      "JSX in an expression",
      "<i>{[1].map((n) => <b>{n}</b>)}</i>",
      [["i", 0, ["b", 0, "1"]]],
    ],
    [
      "a comment leaves nothing",
      "a\n\n{/* note */}\n\nb",
      [
        ["p", 0, "a"],
        ["p", 0, "b"],
      ],
    ],
    [
      "a heading gets an id",
      "## Über uns",
      [["h2", { id: "über-uns" }, "Über uns"]],
    ],
    [
      "a picture on its own is no paragraph",
      '![Alt](./a.png "Caption")',
      [
        [
          "figure",
          0,
          ["Picture", { src: "./a.png", alt: "Alt" }],
          ["figcaption", 0, "Caption"],
        ],
      ],
    ],
    [
      "a picture among words is no figure, for a paragraph can't hold one",
      'a ![b](./b.png "c")\n\n[![d](./d.png)](/e)',
      [
        ["p", 0, "a ", ["Picture", { src: "./b.png", alt: "b" }]],
        [
          "p",
          0,
          ["a", { href: "/e" }, ["Picture", { src: "./d.png", alt: "d" }]],
        ],
      ],
    ],
    [
      "a component with children",
      '<Figure src="./a.png" alt="A">\nA *caption*\n</Figure>',
      [
        [
          "figure",
          0,
          ["Picture", { src: "./a.png", alt: "A" }],
          ["figcaption", 0, ["p", 0, "A ", ["em", 0, "caption"]]],
        ],
      ],
    ],
    [
      "GFM",
      "~~a~~ https://example.com",
      [
        [
          "p",
          0,
          ["del", 0, "a"],
          " ",
          ["a", { href: "https://example.com" }, "https://example.com"],
        ],
      ],
    ],
  ])("%s", async (_, body, expected) => {
    expect(await bodyOf(body)).toEqual(expected);
  });

  test("headings of a summary have no id, for summaries share a page", async () => {
    const { body, summary } = await compile(
      "## Why\n\nSo.\n\n{/* truncate */}\n\nMore.",
    );
    expect(body).toContainEqual(["h2", { id: "why" }, "Why"]);
    expect(summary).toContainEqual(["h2", 0, "Why"]);
  });

  test("highlights code with one class a token, and escapes it", async () => {
    expect(await bodyOf('```ts title="a b.ts"\nconst a = 1 < 2;\n```')).toEqual(
      [
        codeBlock({
          language: "TypeScript",
          title: "a b.ts",
          html: '<span class="tk-keyword">const </span><span class="tk-constant">a </span><span class="tk-keyword">= </span><span class="tk-constant">1 </span><span class="tk-keyword">&lt; </span><span class="tk-constant">2</span>;',
        }),
      ],
    );
  });

  test("footnotes carry the post's prefix and the page's words", async () => {
    const text = JSON.stringify(await bodyOf("a[^1]\n\n[^1]: note"));
    expect(text).toContain('"#post-fn-1"');
    expect(text).toContain('"Footnotes"');
    expect(text).toContain('"aria-label":"Back to 1"');
  });

  test("what a text imports is left to webpack, the rest is read all the same", async () => {
    const compiled = await compile(
      'import { A } from "./A";\n\nHello <A />\n\n## Part',
    );
    expect(compiled.body).toEqual([
      ["p", 0, "Hello ", own({ name: "A" })],
      ["h2", { id: "part" }, "Part"],
    ]);
    expect(compiled.isRich).toBe(true);
    expect(compiled.text).toBe("Hello\nPart");
    expect(compiled.summary).toEqual([["p", 0, "Hello "]]);
    expect(compiled.toc).toEqual([{ id: "part", title: "Part", depth: 2 }]);
  });
});

describe("what else one pass yields", () => {
  test("a table of contents of levels 2 and 3, without the footnotes", async () => {
    const { toc } = await compile(
      "# One\n\n## Two `x`\n\n### Three\n\n#### Four\n\nt[^a]\n\n[^a]: n",
    );
    expect(toc).toEqual([
      { id: "two-x", title: "Two x", depth: 2 },
      { id: "three", title: "Three", depth: 3 },
    ]);
  });

  test("the summary ends at the marker", async () => {
    const { summary, hasMore } = await compile(
      "a\n\nb\n\n{/* truncate */}\n\nc",
    );
    expect(summary).toEqual([
      ["p", 0, "a"],
      ["p", 0, "b"],
    ]);
    expect(hasMore).toBe(true);
  });

  test("without a marker the summary is the first paragraph", async () => {
    const { summary, hasMore } = await compile("## T\n\na\n\nb");
    expect(summary).toEqual([["p", 0, "a"]]);
    expect(hasMore).toBe(true);
  });

  test("an empty text", async () => {
    expect(await compile("")).toMatchObject({
      body: [],
      summary: [],
      hasMore: false,
      text: "",
      toc: [],
      readingTime: { minutes: 0, words: 0 },
    });
  });

  test("words are counted without code", async () => {
    const { readingTime } = await compile("one two\n\n```\nthree four\n```");
    expect(readingTime.words).toBe(2);
  });

  test("links and pictures with their lines", async () => {
    const compiled = await compile(
      "[a](/b)\n\n![c](./d.png)\n\n[e][f]\n\n[f]: https://g.example",
    );
    expect(compiled.links).toEqual([
      { url: "/b", line: 1 },
      { url: "https://g.example", line: 5 },
    ]);
    expect(compiled.images).toEqual([{ src: "./d.png", alt: "c", line: 3 }]);
  });

  test("a picture's dark variant is a picture, too", async () => {
    const compiled = await compile('<Figure src="./a.png" dark="./b.png" />');
    expect(compiled.images).toEqual([
      { src: "./a.png", alt: "", line: 1 },
      { src: "./b.png", alt: "", line: 1 },
    ]);
    expect(compiled.body).toEqual([
      ["figure", 0, ["Picture", { src: "./a.png", dark: "./b.png" }]],
    ]);
  });
});
