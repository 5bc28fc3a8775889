import { compileText } from "../testing/compileText";

test.each([
  [
    "# a\n\nb\n\n# c",
    "warning 5: A page has one heading of level 1, its title.",
  ],
  ["## {#a}", "warning 1: A heading has no words."],
  [
    "[a](./b 'c') [1](p. 5) \\![a](b c)\n\n![a](./b c.png)",
    "warning 3: This is shown as text: ![a](./b c.png).",
  ],
  [
    "[a](/b(c)) [a](</b(c>)\n\n[a](/b(c)",
    "warning 3: This is shown as text: [a](/b(c).",
  ],
  ["> [!NOTE]\n> a", 'warning 1: "[!NOTE]" is shown as text.'],
  [
    "a\n\n##b\n\n\\##c",
    'warning 3: "##" is shown as text, and nothing is a heading.',
  ],
  [
    "| a | b |\n| - |\n| c | d |\n\nb | c\n- | -",
    "warning 1: This table is shown as text.",
  ],
  [
    "Kund\\*innen und Kolleg\\*innen, fan*tas*tic, a *b c* d\n\nKund*innen und Kolleg*innen",
    "warning 3: The asterisks are not shown, but emphasis: *innen und Kolleg*.",
  ],
  [
    "a 2 * 3 * 4, __init__ and __bold__.\n\n2*3*4",
    "warning 3: The asterisks are not shown, but emphasis: *3*.",
  ],
  [
    "__init__.py",
    "warning 1: The underscores are not shown, but emphasis: __init__.",
  ],
  [
    "Today [[1], [2]] (see /b)\n\n[[about|me]]",
    "warning 3: This is shown as text: [[about|me]].",
  ],
  [
    "[a](/b) (https://a.example) \\[a] (/b)\n\n[a] (https://a.example)",
    "warning 3: This is shown as text: [a] (https://a.example.",
  ],
  [
    "a==b and c==d, =====, ~/a~b, 5~10~15, x^2.\n\nA ==word==.",
    'warning 3: "==word==" is shown as text.',
  ],
  ["H~2~O", 'warning 1: "~2~" is shown as text.'],
  ["x^2^", 'warning 1: "^2^" is shown as text.'],
  ["*[HTML]: a", 'warning 1: "*[HTML]:" is shown as text.'],
  ["Term\n: Words", 'warning 1: ": " is shown as text.'],
  ["(a)[/b]", "warning 1: This is shown as text: (a)[/b]."],
  [
    "(a)[https://a.example] !",
    "warning 1: This is shown as text: (a)[https://a.example.",
  ],
  [
    "<iframe src='https://a.example' />",
    "warning 1: <iframe> does not say what it shows.",
  ],
])(
  "reports what is valid Markdown, but hardly meant: %j",
  async (text, expected) => {
    const { faults } = await compileText(text, { format: "mdx" });
    expect(
      faults.map(
        ({ severity, line, message }) => `${severity} ${line}: ${message}`,
      ),
    ).toEqual([expected]);
  },
);

test("an address without its protocol is no link by < and >", async () => {
  const { faults } = await compileText("a@b.co <www.kim.dev>", {
    format: "md",
  });
  expect(faults).toMatchObject([
    {
      line: 1,
      message: "This is shown as text: <www.kim.dev.",
      note: "Did you mean [www.kim.dev](https://www.kim.dev)? If it is text, write \\ before it.",
    },
  ]);
});

test("reports a comment that hides the rest of plain Markdown", async () => {
  const text = "a <!-- b --> c\n\n<!-- d\n\ne";
  const { faults } = await compileText(text, { format: "md" });
  expect(faults).toMatchObject([
    { line: 3, message: "This comment has no end: what follows is not shown." },
  ]);
});
