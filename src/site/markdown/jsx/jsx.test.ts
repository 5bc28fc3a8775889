import { compileText } from "../testing/compileText";

test.each([
  "globalThis",
  "h",
  "run",
  "process",
  "process.env",
  "console",
  "fragment",
  "Figure",
  "(<b/>)",
  "(<b/>).props",
])("nothing of Node is reached from %s in an expression", async (name) => {
  const code = "return typeof process.version";
  const { compiled } = await compileText(
    `{${name}.constructor.constructor("${code}")()}`,
  );
  expect(compiled.text).toBe("undefined");
});

test("a slot has its number whatever parts the site shows", async () => {
  const text =
    'import { C } from "./C";\n\n<When uses="search">a[^1]</When> b[^2]\n\n[^1]: <C a />\n\n[^2]: <C b />';
  const shown = await compileText(text, { features: ["search"] });
  const hidden = await compileText(text);
  expect(shown.compiled.module).toMatch(/\[, <C \/>, <C \/>\]/);
  const last = '["Slot",{"n":2,"props":{"b":true}}]';
  for (const { compiled } of [shown, hidden])
    expect(JSON.stringify(compiled.body)).toContain(last);
});
