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

test("reports a comment that hides the rest of plain Markdown", async () => {
  const text = "a <!-- b --> c\n\n<!-- d\n\ne";
  const { faults } = await compileText(text, { format: "md" });
  expect(faults).toMatchObject([
    { line: 3, message: "This comment has no end: what follows is not shown." },
  ]);
});
