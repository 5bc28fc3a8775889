/** @jest-environment node */
import { compileMdx } from "./compileMdx";
import { compileOptions as options } from "./testing/compileOptions";

const compile = async (body: string) => {
  const { compiled, faults } = await compileMdx(body, options);
  if (!compiled) throw new Error(JSON.stringify(faults));
  return compiled;
};

test.each([
  [
    "a block",
    "a\n\n<!-- note -->\n\nb",
    [
      ["p", 0, "a"],
      ["p", 0, "b"],
    ],
  ],
  [
    "over blank lines",
    "a\n\n<!-- no\n\n{ <te -->\n\nb",
    [
      ["p", 0, "a"],
      ["p", 0, "b"],
    ],
  ],
  [
    "right below a paragraph",
    "a\n<!-- note -->\nb",
    [
      ["p", 0, "a"],
      ["p", 0, "b"],
    ],
  ],
  ["at a paragraph's end", "a <!-- no\n\tte -->", [["p", 0, "a "]]],
  ["inside a paragraph", "a <!-- no\nte -->b", [["p", 0, "a ", "b"]]],
  [
    "at the start of a paragraph",
    "<!-- note -->  *b*\nc",
    [
      ["p", 0, ["em", 0, "b"]],
      ["p", 0, "c"],
    ],
  ],
  ["empty", "a <!-->b <!--->c <!---->d", [["p", 0, "a ", "b ", "c ", "d"]]],
  ["with hyphens", "a <!-- b -- c --->d", [["p", 0, "a ", "d"]]],
  [
    "in a quote",
    "> a\n>\n> <!-- no\n> te -->\n>\n> b",
    [["blockquote", 0, ["p", 0, "a"], ["p", 0, "b"]]],
  ],
  [
    "in a list",
    "- a\n  <!-- note -->\n- b",
    [["ul", 0, ["li", 0, "a"], ["li", 0, "b"]]],
  ],
  [
    "in an element",
    "<div>\n  <!-- note -->\n  a\n</div>",
    [["div", 0, ["p", 0, "a"]]],
  ],
  ["shown as code", "`<!-- a -->`", [["p", 0, ["code", 0, "<!-- a -->"]]]],
  ["escaped", "\\<!-- a -->", [["p", 0, "<!-- a -->"]]],
])("a comment %s", async (_, body, expected) => {
  expect((await compile(body)).body).toEqual(expected);
});

test("a code block that shows comments stays as it is", async () => {
  const { body } = await compile("```html\n<!-- truncate -->\n{/* b */}\n```");
  const shown = JSON.stringify(body).replace(/<[^>]+>/g, "");
  expect(shown).toContain("&lt;!-- truncate -->\\n{/* b */}");
});

test("lines still count", async () => {
  const { faults } = await compileMdx("<!-- a\n\nb -->\n\n{c", options);
  expect(faults[0]?.line).toBe(5);
});

test("a comment that is not closed is a fault with its line", async () => {
  const { compiled, faults } = await compileMdx("a\n\n<!-- b\n", options);
  expect(compiled).toBeNull();
  expect(faults[0]).toEqual({
    severity: "error",
    line: 3,
    column: 2,
    message: "A comment begins here that does not end.",
  });
});

test("a line that left its quote does not close the quote's comment", async () => {
  const { compiled } = await compileMdx("> <!-- a\nb -->\n", options);
  expect(compiled).toBeNull();
});
