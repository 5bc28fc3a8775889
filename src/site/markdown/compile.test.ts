import { compileText, toMarkup } from "./testing/compileText";

const compile = async (text: string, format: "md" | "mdx" = "mdx") => {
  const { compiled, faults } = await compileText(text, { format });
  return { ...compiled, faults };
};
const bodyOf = async (text: string, format?: "md" | "mdx") =>
  (await compile(text, format)).body;
test.each([
  [
    'import { A, B } from "./a";\n\n<A /> <B />',
    [["Slot", { n: 0, props: {} }], " ", ["Slot", { n: 1, props: {} }]],
  ],
  ["[<div>b</div>](/a)", [["a", { href: "/a" }, ["div", 0, "b"]]]],
])("blanks and blocks of %j", async (text, expected) => {
  expect(await bodyOf(text)).toEqual(expected);
});

describe.each(["md", "mdx"] as const)("the body of a .%s file", (format) => {
  test.each([
    ["Hello *you*", "<p>Hello <em>you</em></p>"],
    ["*a*\n*b*", "<p><em>a</em> <em>b</em></p>"],
    ["a <!-- note -->b", "<p>a b</p>"],
    ["a\n\n<!-- note -->\n\nb", "<p>a</p><p>b</p>"],
    [
      "<dl>\n<dt>Term</dt>\n<dd>Meaning</dd>\n</dl>",
      "<dl><dt>Term</dt><dd>Meaning</dd></dl>",
    ],
    [
      "~~a~~ https://example.com",
      '<p><del>a</del> <a href="https://example.com">https://example.com</a></p>',
    ],
    [
      "ada@example.com",
      '<p><a href="mailto:ada@example.com">ada@example.com</a></p>',
    ],
    [
      "- [x] done",
      '<ul class="contains-task-list"><li class="task-list-item"><label><input type="checkbox" disabled="" checked=""/> done</label></li></ul>',
    ],
    [
      '<abbr title="HyperText">HTML</abbr> <kbd>F1</kbd>',
      '<p><abbr title="HyperText">HTML</abbr> <kbd>F1</kbd></p>',
    ],
    ['It\'s "a" -- :tada:', "<p>It’s “a” – :tada:</p>"],
    ['"a" `"b"`', "<p>“a” <code>&quot;b&quot;</code></p>"],
    [
      '- "a *b*" <code>"c"</code>',
      "<ul><li>“a <em>b</em>” <code>&quot;c&quot;</code></li></ul>",
    ],
    ["costs $5 and $10", "<p>costs $5 and $10</p>"],
    ["US$5; 5$, 3$–4$.", "<p>US$5; 5$, 3$–4$.</p>"],
  ])("%j", async (text, expected) => {
    expect(toMarkup(await bodyOf(text, format))).toBe(expected);
  });

  test.each([
    ["## A *b* {#c-1}", ["c-1"]],
    ["A b {#c_D}\n---", ["c_D"]],
    ["## A {#b} ##", ["b"]],
    ["## A\n\n## A\n\n## B {#a}", ["a-1", "a-2", "a"]],
    ["## It's -- `a--b`", ["its----a--b"]],
    ["## A {#x}\n\n:::note{#x}\n:::\n\n## B {#x}", ["x", "b"]],
    ["1. ```sh\n   a\n   ```\n\n## A {#b}", ["b"]],
    [":::note{#why}\n:::\n\n## Why", ["why-1"]],
    ["## Main\n\n## Post comments", ["main-1", "post-comments-1"]],
    ["## $E=m$ <b>c</b> ![d](/d.png)", ["em-c-d"]],
  ])("headings have ids of their own: %j", async (text, ids) => {
    const { toc } = await compile(text, format);
    expect(toc.map(({ id }) => id)).toEqual(ids);
  });

  test("formulas have MathML and HTML, on lists MathML alone", async () => {
    const text = "$a^2$\n\n<!-- truncate -->\n\n$$b$$";
    const { body, excerpt, components } = await compile(text, format);
    expect(toMarkup(body)).toMatch(
      /^<p><span class="math"><span class="katex">.*katex-html.*<div class="math-block"/,
    );
    expect(toMarkup(excerpt)).toMatch(
      /^<p><span class="math"><span class="katex"><math.*<\/math><\/span><\/span><\/p>$/,
    );
    expect(components).toEqual(["math"]);
  });

  test("footnotes have the page's words, and ids of the text", async () => {
    const html = toMarkup(await bodyOf("a[^n] b[^n]\n\n[^n]: d *e*", format));
    expect(html).toContain('id="post-fn-n"');
    expect(html).toContain(">Footnotes</h2>");
    expect(html).toContain('aria-label="Back to 1-2"');
  });

  test("a footnote has the name of its first mark", async () => {
    const html = toMarkup(
      await bodyOf("a[^n] b[^m] c[^n]\n\n[^m]: d\n[^n]: e", format),
    );
    const marked = [...html.matchAll(/<(\w+) [^>]*--mark: ?--(mark-\d)/g)];
    expect(marked.map(([, tag, name]) => `${tag} ${name}`)).toEqual([
      "a mark-1",
      "a mark-2",
      "li mark-1",
      "li mark-2",
    ]);
  });

  test("a diagram is drawn, its ids its own", async () => {
    const fence =
      '```mermaid title="T"\nflowchart LR\naccDescr: D\nA -->|1.10| B[3.14159]\n```';
    const html = toMarkup(await bodyOf(`${fence}\n\n${fence}`, format));
    expect(html).toContain("<figcaption>T</figcaption>");
    expect(html).toContain('<desc id="diagram-1-note">D</desc>');
    expect(html).toContain("url(#diagram-2-arrowhead)");
    expect(html).toMatch(/>1\.10<[^]*>3\.14159</);
    expect(html).not.toMatch(/<style|--_|fonts\.googleapis|="\d+\.\d\d/);
  });
});

describe("what is known of a text", () => {
  test("its title, when it begins with one", async () => {
    const { title, body } = await compile("# A *b*\n\nc");
    expect([title, body]).toEqual(["A b", [["p", 0, "c"]]]);
  });

  test.each([
    ["a\n\nb\n\n{/* truncate */}\n\nc", "<p>a</p><p>b</p>", true],
    ["## T\n\na\n\nb", "<p>a</p>", true],
    ["## T\n\na {/* truncate */} b", "<h2>T</h2><p>a </p>", true],
    ["![A](./a.png)\n\n[w](#x), ![A](./a.png)", "<p>w, </p>", true],
    ["a[^1]\n\n[^1]: b", "<p>a</p>", false],
    ["a\n\n:::note\nb\n:::", "<p>a</p>", true],
    ["- a", "", true],
    ["![A](./a.png)", "", true],
    ["a\n\n:::note\nb\n:::\n\n{/* truncate */}", "<p>a</p>", true],
    ["", "", false],
  ])("the excerpt of %j", async (text, html, hasMore) => {
    const { excerpt, hasMore: more } = await compile(text);
    expect([toMarkup(excerpt), more]).toEqual([html, hasMore]);
  });

  test("links and pictures, with their lines, however they are written", async () => {
    const { links, images } = await compile(
      "[a](/b)\n\n![c](./d.png)\n\n<Figure src={'./e' + '.png'} dark='./f.png' alt='' />\n\n<Card title='t' href='/g'>h</Card>\n\n{['/i'].map((to) => <a href={to}>i</a>)}",
    );
    expect(links).toEqual([
      { url: "/b", line: 1 },
      { url: "/g", line: 7 },
      { url: "/i", line: 9 },
    ]);
    expect(images).toEqual([
      { src: "./d.png", alt: "c", line: 3 },
      { src: "./e.png", alt: "", line: 5 },
      { src: "./f.png", alt: "", line: 5 },
    ]);
  });

  test("words, without code", async () => {
    const { text, code, readingTime, firstParagraph } = await compile(
      "<details><summary>More</summary>\n\nA<br>b `c`\n\n</details>\n\nd e\n\n```\nf\n```",
      "md",
    );
    expect(text).toBe("More\nA b c\nd e");
    expect([code, firstParagraph]).toEqual(["f", "d e"]);
    expect(readingTime).toEqual({ minutes: 1, words: 6 });
  });

  test("spaces between elements are kept", async () => {
    const html = "<time>10:00</time> <time>11:00</time>";
    expect(toMarkup(await bodyOf(html, "md"))).toBe(`<p>${html}</p>`);
    expect(await bodyOf("<b>\na\n</b>\n<i>\nb\n</i>", "md")).toContain(" ");
  });
});

test.each([
  ["«مرحبا» in Cairo", "en-GB", '<p dir="rtl">«مرحبا» in Cairo</p>'],
  ["in Cairo «مرحبا»", "en-GB", "<p>in Cairo «مرحبا»</p>"],
  ["- שלום\n- a", "en-GB", '<ul dir="rtl"><li>שלום</li><li>a</li></ul>'],
  ["> שלום", "en-GB", '<blockquote dir="rtl"><p>שלום</p></blockquote>'],
  ["<p>مرحبا</p>", "en-GB", '<p dir="rtl">مرحبا</p>'],
  [
    "<Details title='مرحبا'>a</Details>",
    "en-GB",
    '<details class="details"><summary dir="rtl">مرحبا</summary><div class="details-body"><p>a</p></div></details>',
  ],
  // The page has it.
  ["مرحبا", "ar", "<p>مرحبا</p>"],
])("the direction of %j in a text in %s", async (text, lang, expected) => {
  const { compiled } = await compileText(text, { lang });
  expect(toMarkup(compiled.body)).toBe(expected);
});
