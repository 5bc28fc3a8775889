/** @jest-environment node */
import { compileMdx } from "./compileMdx";
import { compileOptions } from "./testing/compileOptions";

const abbr = (short: string, title: string) => [
  "abbr",
  { tabIndex: 0, title },
  short,
];

const definitions = "*[HTML]: HyperText\n*[CSS 3]: Cascading *[x]";

test.each(["mdx", "md"] as const)(
  "a text in .%s says what its abbreviations mean, once a section",
  async (format) => {
    const { compiled, faults } = await compileMdx(
      `HTML, XHTML and (CSS 3).\n\n${definitions}\n\n- HTML again\n\n## HTML\n\n\`HTML\` [HTML](/a) *HTML-like* HTML`,
      { ...compileOptions, format },
    );
    expect(faults).toEqual([]);
    expect(compiled?.body).toEqual([
      [
        "p",
        0,
        abbr("HTML", "HyperText"),
        ", XHTML and (",
        abbr("CSS 3", "Cascading *[x]"),
        ").",
      ],
      ["ul", 0, ["li", 0, "HTML again"]],
      ["h2", { id: "html" }, "HTML"],
      [
        "p",
        0,
        ["code", 0, "HTML"],
        " ",
        ["a", { href: "/a" }, "HTML"],
        " ",
        ["em", 0, abbr("HTML", "HyperText"), "-like"],
        " HTML",
      ],
    ]);
    expect(compiled?.parts).toEqual(["abbr"]);
    expect(compiled?.text).toContain("HTML, XHTML and (CSS 3).\nHTML again");
    expect(compiled?.text).not.toContain("HyperText");
  },
);

test("a definition that nothing needs is named with its line", async () => {
  const { faults } = await compileMdx(
    "a\n\n*[A]: b\n*[HTLM]: c",
    compileOptions,
  );
  expect(faults).toEqual([
    {
      severity: "warning",
      line: 4,
      message: 'The abbreviation "HTLM" is nowhere in the text.',
      fix: "Take its definition out, or write it in the text as it is here.",
    },
    {
      severity: "warning",
      line: 3,
      message: 'The abbreviation "A" is nowhere in the text.',
      fix: "Take its definition out, or write it in the text as it is here.",
    },
  ]);
});

test("emphasis that looks similar stays", async () => {
  const { compiled } = await compileMdx("*[a]: b*\n\n*[a] b", compileOptions);
  expect(compiled?.body).toEqual([
    ["p", 0, ["em", 0, "[a]: b"]],
    ["p", 0, "*[a] b"],
  ]);
});
