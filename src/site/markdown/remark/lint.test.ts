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
  ["> [!NOTE]\n> a", 'warning 1: "[!NOTE]" is shown as text.'],
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
