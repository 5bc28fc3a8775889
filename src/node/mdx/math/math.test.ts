/** @jest-environment node */
import { compileMdx } from "../compileMdx";
import type { CompileOptions } from "../compileMdx";
import { compileOptions } from "../testing/compileOptions";

const compile = async (text: string, options: Partial<CompileOptions> = {}) => {
  const { compiled, faults } = await compileMdx(text, {
    ...compileOptions,
    ...options,
  });
  return { faults, compiled };
};
/** A tree's formulas as KaTeX hands them to screen readers. */
const formulasIn = (tree: unknown) =>
  [...JSON.stringify(tree).matchAll(/x-tex\\">(.*?)<\/annotation>/g)].map(
    ([, tex = ""]) => tex.replaceAll("\\\\", "\\"),
  );

describe.each(["md", "mdx"] as const)("in %s", (format) => {
  test.each<[string, string, string[]]>([
    ["among words", "is $x$, or $y_1$.", ["x", "y_1"]],
    [
      "with braces, which are no expressions",
      "$\\frac{a}{b}$",
      ["\\frac{a}{b}"],
    ],
    [
      "with what looks like emphasis",
      "$a*b*c$ and $a_1 b_2$",
      ["a*b*c", "a_1 b_2"],
    ],
    ["over two lines", "$a +\nb$", ["a +\\nb"]],
    [
      "in a heading, a table and a list",
      "## $x$\n\n| a |\n| - |\n| $y$ |\n\n- $z$",
      ["x", "y", "z"],
    ],
    ["as blocks", "$$\nx\n$$\n\n$$y$$\n\n> - $$z$$\n", ["x", "y", "z"]],
    ["as a block of code", "```math\nx^2\n```", ["x^2"]],
    ["beside prices", "$5, then $x$ for $10", ["x"]],
    ["not in code", "`$x$`\n\n```\n$$\nx\n$$\n```", []],
    ["not where a dollar is escaped", "\\$x$ and $x\\$", []],
    ["not of prices", "$5 and $10, *or* $ 20 $, $5-$10, US$30", []],
    ["not of a variable and a price", "$HOME costs $5", []],
  ])("formulas %s", async (_, text, expected) => {
    const { compiled, faults } = await compile(text, { format });
    expect(formulasIn(compiled?.body)).toEqual(expected);
    expect(faults).toEqual([]);
  });
});

test("prices keep the markup between them", async () => {
  const { compiled } = await compile("$5 and *or* $10");
  expect(compiled?.body).toEqual([
    ["p", 0, "$5 and ", ["em", 0, "or"], " $10"],
  ]);
});

test("a block is a region of its own, and both halves are there", async () => {
  const { compiled } = await compile("$$E = mc^2 \\tag{1}$$");
  const [[type, props]] = compiled?.body as [[string, Record<string, unknown>]];
  expect(type).toBe("div");
  expect(props).toMatchObject({ role: "group", tabIndex: 0 });
  const { __html: html } = props.dangerouslySetInnerHTML as { __html: string };
  expect(html).toMatch(/^<span class="katex-display"><span class="katex">/);
  expect(html).toContain("<math ");
  expect(html).toContain('<span class="katex-html" aria-hidden="true">');
  expect(html).toContain("katex-tag");
  expect(compiled?.parts).toEqual(["math"]);
});

test("in a summary formulas are MathML alone, which needs no sheet", async () => {
  const { compiled } = await compile("A day costs $r$.\n\nMore.");
  const summary = JSON.stringify(compiled?.summary);
  expect(formulasIn(compiled?.summary)).toEqual(["r"]);
  expect(summary).toContain("<math ");
  expect(summary).not.toContain("katex-html");
  expect(JSON.stringify(compiled?.body)).toContain("katex-html");
});

test("a text's words have short formulas as written, a sign for others, and none of blocks", async () => {
  const { compiled } = await compile(
    "So $E = mc^2$ holds, $\\frac{a}{b}$ too.\n\n$$\n\\int x\n$$\n",
  );
  expect(compiled?.text).toBe("So E=mc^2 holds, … too.");
  expect(compiled?.readingTime.words).toBe(6);
});

describe("faults", () => {
  test.each([
    [
      "TeX that KaTeX can't read, at its own line",
      "a\n\n$$\nx \\\\\n\\foo\n$$",
      {
        severity: "error",
        line: 5,
        message:
          'The formula "x \\\\ \\foo" can\'t be read: Undefined control sequence: \\foo.',
        fix: "katex.org/docs/supported names everything that KaTeX knows.",
      },
    ],
    [
      "the same among words",
      "a\n\nb $\\frac{a$",
      {
        severity: "error",
        line: 3,
        message:
          "The formula \"\\frac{a\" can't be read: Unexpected end of input in a macro argument, expected '}'.",
        fix: "If the dollars are money, write \\$. katex.org/docs/supported names everything that KaTeX knows.",
      },
    ],
    [
      "a macro without end",
      "$\\def\\a{\\a\\a}\\a$",
      {
        severity: "error",
        line: 1,
        message:
          'The formula "\\def\\a{\\a\\a}\\a" can\'t be read: Too many expansions: infinite loop or need to increase maxExpand setting.',
        fix: "If the dollars are money, write \\$. katex.org/docs/supported names everything that KaTeX knows.",
      },
    ],
    [
      "a block that does not end",
      "a\n\n$$\nx\n\nAll else.",
      {
        severity: "error",
        line: 3,
        message: "A formula begins here that does not end.",
        fix: "Close it with a line of its own: $$. For two dollar signs, write \\$\\$.",
      },
    ],
    [
      "words outside of \\text",
      "a\n\n$k_für$",
      {
        severity: "warning",
        line: 3,
        message:
          'In the formula "k_für": Accented Unicode text character "ü" used in math mode.',
        fix: "Put words into \\text{…}.",
      },
    ],
    [
      "a link",
      "$\\href{javascript:alert(1)}{x}$",
      {
        severity: "warning",
        line: 1,
        message:
          'In the formula "\\href{javascript:alert(1)}{x}": \\href is left out.',
        fix: "Use Markdown for links and pictures.",
      },
    ],
  ])("%s", async (_, text, fault) => {
    const { compiled, faults } = await compile(text);
    expect(faults).toEqual(expect.arrayContaining([fault]));
    expect(JSON.stringify(compiled?.body)).not.toContain("href=");
  });

  test("each warning once", async () => {
    const { faults } = await compile("$ü + ü$");
    expect(faults).toHaveLength(1);
  });
});
