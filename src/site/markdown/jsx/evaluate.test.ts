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
