import { createFolder } from "../../../tests/createFolder";
import { explainErrors } from "./explainErrors";

const { root, at, write } = createFolder();
const file = at("a.tsx");

const explain = (message: string, resource?: string) => {
  const error = { name: "ModuleBuildError", message, module: { resource } };
  const [explained, ...others] = explainErrors([error, error], root);
  expect(others).toEqual([]);
  return explained;
};

it("finds a missing module in the source, and calls it as webpack does", () => {
  write("a.tsx", '\nimport x from "./nothing";\n');
  const frame = "   ╭─[1:0]\n 1 │ import x\n   · ────\n   ╰────\n";
  const message = `  × Module not found: Can't resolve './nothing' in '${root}'\n${frame}`;
  expect(explain(message, `${file}?export=default`)).toMatchObject({
    name: "ModuleNotFoundError",
    module: { resource: file },
    loc: { start: { line: 2, column: 15 } },
    error: { message: `Can't resolve './nothing' in '${root}'` },
  });
});

it("finds an export that is missing", () => {
  write("a.tsx", 'import { a } from "./b";\nimport { gone } from "./c";');
  const message = `  × ESModulesLinkingError: export 'gone' (imported as 'gone') was not found in './c'\n    ╭─[11:8]\n`;
  expect(explain(message, file)).toMatchObject({
    loc: { start: { line: 2, column: 10 } },
  });
});

it("reads the line of an error of syntax from its frame, which stays", () => {
  const message =
    "  × Module build failed (from builtin:swc-loader):\n  ╰─▶   × Syntax Error: Expected ','\n         ╭─[1:0]\n       1 │ export const b = 1;\n       2 │ export const d = (1 2);\n         ·                     ─\n         ╰────\n      \n";
  expect(explain(message, file)).toMatchObject({
    message,
    loc: { start: { line: 2 } },
  });
});

it("reads file and line of an error in a stylesheet", () => {
  const message =
    "  × Module build failed (from css-loader):\n  ╰─▶   × CssSyntaxError\n        │\n        │ (2:1) /site/s.css Unclosed block\n        │\n        │   1 | .b{}\n";
  expect(explain(message)).toMatchObject({
    module: { resource: "/site/s.css" },
    loc: { start: { line: 2, column: 1 } },
  });
});
