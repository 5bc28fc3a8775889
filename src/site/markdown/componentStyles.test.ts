import { createFolder } from "../../../tests/createFolder";
import { componentStyles } from "./componentStyles";

const { root, empty, write } = createFolder();
beforeEach(empty);

it("takes all sheets of a component's folder, in the order of their names", async () => {
  write("src/components/code/lines.css", ".code-line { left: 0 }");
  write("src/components/code/code.css", ".code { top: 0 }");
  write("src/components/code/activate.ts", "export {};");
  expect(await componentStyles(root, ["code"], "")).toBe(
    ".code{top:0}.code-line{left:0}",
  );
});

it("minifies the stylesheets of components, in their order; some have none", async () => {
  for (const [folder, css] of [
    ["b", "@layer components {\n  .b > i {\n    color: #ff0000;\n  }\n}\n"],
    ["a", '/* why */\n.a::before { content: "\u201c"; }'],
  ] as const)
    write(`src/components/${folder}/${folder}.css`, css);
  expect(await componentStyles(root, ["b", "none", "a"], "")).toBe(
    '@layer components{.b>i{color:red}}.a:before{content:"\u201c"}',
  );
  expect(await componentStyles(root, [], "")).toBe("");
});

it("adds the prefixes that the project's browsers need", async () => {
  write(".browserslistrc", "safari >= 16.4");
  write("src/components/steps/steps.css", ".a { user-select: none }");
  expect(await componentStyles(root, ["steps"], "")).toBe(
    ".a{-webkit-user-select:none;user-select:none}",
  );
});
