import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { componentStyles } from "./componentStyles";

it("takes all sheets of a component's folder, in the order of their names", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "components-"));
  const folder = path.join(root, "src/components/code");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "lines.css"), ".code-line { left: 0 }");
  writeFileSync(path.join(folder, "code.css"), ".code { top: 0 }");
  writeFileSync(path.join(folder, "activate.ts"), "export {};");
  expect(await componentStyles(root, ["code"], "")).toBe(
    ".code{top:0}.code-line{left:0}",
  );
});

it("minifies the stylesheets of components, in their order; some have none", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "components-"));
  for (const [folder, css] of [
    ["b", "@layer components {\n  .b > i {\n    color: #ff0000;\n  }\n}\n"],
    ["a", '/* why */\n.a::before { content: "\u201c"; }'],
  ] as const) {
    mkdirSync(path.join(root, "src/components", folder), { recursive: true });
    writeFileSync(
      path.join(root, "src/components", folder, `${folder}.css`),
      css,
    );
  }
  expect(await componentStyles(root, ["b", "none", "a"], "")).toBe(
    '@layer components{.b>i{color:red}}.a:before{content:"\u201c"}',
  );
  expect(await componentStyles(root, [], "")).toBe("");
});

it("adds the prefixes that the project's browsers need", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "components-"));
  const folder = path.join(root, "src/components/steps");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(root, ".browserslistrc"), "safari >= 16.4");
  writeFileSync(path.join(folder, "steps.css"), ".a { user-select: none }");
  expect(await componentStyles(root, ["steps"], "")).toBe(
    ".a{-webkit-user-select:none;user-select:none}",
  );
});
