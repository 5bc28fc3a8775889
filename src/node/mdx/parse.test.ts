/** @jest-environment node */
import { compileMdx } from "./compileMdx";
import { compileOptions as options } from "./testing/compileOptions";

const syntaxFix =
  "In .mdx files < begins a tag, which has to end, and { JavaScript; where they are text, write \\< and \\{.";

const moduleFix =
  'In .mdx files a line that begins with "import" or "export" is code, and so is what follows up to a blank line. Mend the code; where it is text, begin it with another word.';

test.each([
  [
    "a brace that is not closed",
    "a\n\nfoo {",
    {
      severity: "error",
      line: 3,
      column: 6,
      message:
        "Unexpected end of file in expression, expected a corresponding closing brace for `{`",
      fix: syntaxFix,
    },
  ],
  [
    "braces that hold no JavaScript",
    "a\n\nfoo {1 + }",
    {
      severity: "error",
      line: 3,
      column: 10,
      message: "This JavaScript in braces can't be read: Unexpected token.",
      fix: syntaxFix,
    },
  ],
  [
    "an import that is none",
    "import A from B C",
    {
      severity: "error",
      line: 1,
      column: 15,
      message: "This import or export can't be read: Unexpected token.",
      fix: moduleFix,
    },
  ],
  [
    "an import that lacks a brace",
    'import { useState from "react"\n\na',
    {
      severity: "error",
      line: 1,
      column: 19,
      message: "This import or export can't be read: Unexpected token.",
      fix: moduleFix,
    },
  ],
  [
    "a text that begins like an export",
    "a\n\nexport your data",
    {
      severity: "error",
      line: 3,
      column: 8,
      message: "This import or export can't be read: Unexpected token.",
      fix: moduleFix,
    },
  ],
  [
    "a text right below an import",
    'import A from "./A"\nA text',
    {
      severity: "error",
      line: 2,
      column: 3,
      message: "This import or export can't be read: Unexpected token.",
      fix: moduleFix,
    },
  ],
  [
    "other code below an import",
    'import A from "./A"\nA.run()',
    {
      severity: "error",
      line: 2,
      column: 1,
      message:
        "Unexpected `ExpressionStatement` in code: only import/exports are supported",
      fix: moduleFix,
    },
  ],
  [
    "a tag that HTML never closes",
    'a\n\n<img src="a.png">',
    {
      severity: "error",
      line: 3,
      column: 1,
      message: "Expected a closing tag for `<img>`",
      fix: "In .mdx files every tag has to end: write a slash before its end, as in <img />.",
    },
  ],
  [
    "a tag without an end",
    "a\n\n<div>\n\nb",
    {
      severity: "error",
      line: 3,
      column: 1,
      message: "Expected a closing tag for `<div>`",
      fix: syntaxFix,
    },
  ],
  [
    "such a tag that is indented",
    "a\n\n  <div>\n\nb",
    {
      severity: "error",
      line: 3,
      column: 3,
      message: "Expected a closing tag for `<div>`",
      fix: syntaxFix,
    },
  ],
])("%s", async (_, body, fault) => {
  const { compiled, faults } = await compileMdx(body, options);
  expect(compiled).toBeNull();
  expect(faults).toEqual([fault]);
});
