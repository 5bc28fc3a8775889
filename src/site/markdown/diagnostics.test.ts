import { compileText } from "./testing/compileText";

const messagesOf = async (text: string, format: "md" | "mdx" = "mdx") =>
  (await compileText(text, { format })).faults.map(
    ({ severity, line, message }) => `${severity} ${line}: ${message}`,
  );

describe("diagnostics", () => {
  test.each([
    [
      "{process.env.PATH.length}",
      "error 1: This expression fails: Cannot read properties of undefined (reading 'length')",
    ],
    ["{a.b}", "error 1: This expression fails: a is not defined"],
    [
      "{(() => { for (;;) {} })()}",
      "error 1: This expression fails: Script execution timed out after 1000ms",
    ],
    [
      "{import('node:fs')}",
      "error 1: This expression fails: import() can't be used here.",
    ],
    ["{(() => { throw null })()}", "error 1: This expression fails: null"],
    ["{(() => { throw 'b' })()}", "error 1: This expression fails: 'b'"],
    [
      "{(async () => { throw null })()}",
      "error 1: This expression fails: it yields an object, which can't be shown.",
    ],
    [
      "{{ a: 1 }}",
      "error 1: This expression fails: it yields an object, which can't be shown.",
    ],
    [
      '{({ type: "element" })}',
      "error 1: This expression fails: it yields an object, which can't be shown.",
    ],
    ["<Figur src='a' />", "error 1: Unknown component <Figur>."],
    ["a\n\n```ts\nb", "warning 3: This code block is not closed."],
    [
      "これは**「大切な点」**です。",
      "warning 1: The asterisks are shown, and nothing is bold: **「大切な点」**.",
    ],
    ["a[^zz]", "warning 1: The footnote [^zz] is not defined."],
    ["[a][zz]", "warning 1: The address [zz] is not defined."],
    ["[a]\n\n[a]: /b\n[a]: /c", "warning 4: The address [a] is defined twice."],
    ["a\n\n[^a]: b", "warning 3: Nothing leads to the footnote [^a]."],
    [
      "![a](http://a.example/b.png)",
      "warning 1: Browsers load nothing over http on a page served over https: http://a.example/b.png.",
    ],
    ["[a](javascript:b)", 'warning 1: The link "javascript:b" runs a script.'],
    [
      "[![](./a.png) ](/b) [![c](./a.png)](/b)",
      "warning 1: A link has no words.",
    ],
    [
      '<Card title="a" children="b" />',
      'warning 1: The attribute "children" is not shown.',
    ],
    ["<script>a</script>", "warning 1: <script> is left out."],
    [
      "$\\frac{a$",
      "error 1: Invalid formula \"\\frac{a\": Unexpected end of input in a macro argument, expected '}'.",
    ],
    ["$$\na", "error 1: This formula is not closed."],
    ["<Figure src={{ a: 1 }} />", "error 1: <Figure> can't use src={…}."],
  ])("%j", async (text, message) => {
    expect(await messagesOf(text)).toContain(message);
  });

  test.each([
    ["import duties are paid", /let another word begin the line/],
    ["export is free", /let another word begin the line/],
    ["a <5", /write \\< and/],
  ])("what mends %j", async (text, note) => {
    const { faults } = await compileText(`Price.\n\n${text}`);
    expect(faults[0]).toMatchObject({
      line: 3,
      note: expect.stringMatching(note) as string,
    });
  });

  test.each([
    ["import a from 'b'", "Plain Markdown (.md) has no imports and exports."],
    ["<Foo>", "Plain Markdown (.md) has no components, such as <Foo>."],
  ])("in plain Markdown: %j", async (text, message) => {
    expect(await messagesOf(text, "md")).toContain(`error 1: ${message}`);
  });

  test("a syntax error ends it, with its place and what the parser said", async () => {
    const { compiled, faults } = await compileText("a\n\n{b +}");
    expect(compiled.body).toEqual([]);
    expect(faults).toMatchObject([
      {
        severity: "error",
        line: 3,
        message: expect.stringContaining(": Unexpected token") as string,
      },
    ]);
  });

  test("a tag that does not end is reported where it begins", async () => {
    const { faults } = await compileText("a\n\n<Card>\n\nb\n\nc");
    expect(faults).toMatchObject([
      { line: 3, message: "Expected a closing tag for `<Card>`" },
    ]);
  });

  test("a heading with a comment is only its words", async () => {
    const { compiled, faults } = await compileText("## Foo {/*foo*/}");
    expect([compiled.toc[0]?.id, faults]).toEqual(["foo", []]);
  });
});

describe("what earlier versions had", () => {
  test.each([
    [
      "<Kbd>A</Kbd>",
      "error 1: Unknown component <Kbd>.",
      "Write <kbd>…</kbd>, once for each key.",
    ],
    [
      "a\n\n> b\n> :::note A *title* {#c}\n> d\n> :::",
      'error 4: ":::note A *title* {#c}" begins no block and is shown as text.',
      'Write ":::note[A *title*]{#c}".',
    ],
    [
      "::: tip\na",
      'error 1: "::: tip" begins no block and is shown as text.',
      'Write ":::tip".',
    ],
    [
      'import A from "./_a.mdx"\n\nb',
      'error 1: A text can\'t import another: "./_a.mdx".',
      "Copy its words here, or import a component that shows them.",
    ],
  ])("%j: what to write instead", async (text, message, note) => {
    const { faults } = await compileText(text);
    expect(
      faults.map((fault) => [
        `${fault.severity} ${fault.line}: ${fault.message}`,
        fault.note,
      ]),
    ).toContainEqual([message, note]);
  });
});

test("what no stack can hold is an error of its file", async () => {
  expect(await messagesOf("<div>".repeat(9000), "md")).toEqual([
    "error undefined: Blocks or tags are too deep inside each other.",
  ]);
});

describe("imports and exports", () => {
  test("files have to be there", async () => {
    const { faults } = await compileText(
      'import React from "react";\nimport { a } from "./diagnostics.test";\nimport b from "./compil";\nimport c from "node:fs";\n\na',
      { file: "src/site/markdown/text.mdx" },
    );
    expect(faults).toMatchObject([
      {
        severity: "error",
        line: 3,
        message: 'Import not found: "./compil".',
        note: 'Did you mean "compile"?',
      },
      { severity: "error", line: 4, message: 'Browsers have no "node:fs".' },
    ]);
  });

  test("what needs them is a slot, whose JSX webpack compiles", async () => {
    const { compiled } = await compileText(
      'import { Chart } from "./Chart";\n\nexport const a = 1;\nexport const b = 2;\n\n# Hello {a}\n\nText {b} <Chart data={b} n={3} href="./c" {...a}>*d*</Chart> {6 * 7}\n\n<i title={a}>e</i>',
    );
    const { body, module, excerpt } = compiled;
    expect(body).toEqual([
      [
        "p",
        0,
        "Text ",
        ["Slot", { n: 1 }],
        " ",
        ["Slot", { n: 2, props: { href: "./c" } }, ["em", 0, "d"]],
        " ",
        "42",
      ],
      ["p", 0, ["Slot", { n: 4, props: {} }, "e"]],
    ]);
    expect(module).toContain(
      '{props.render([, (b), <Chart data={b} n={3} {...a} />, , <i title={a} />], process.env.BUILD_STAGE === "build-html" && ',
    );
    expect(excerpt).toEqual([["p", 0, "Text ", " ", " ", "42"]]);
  });

  test("components that are rendered at build can't use them", async () => {
    expect(
      await messagesOf("export const a = 'b';\n\n<Card title={a}>c</Card>"),
    ).toEqual(["error 3: <Card> can't use imports."]);
  });
});
