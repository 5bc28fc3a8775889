/** @jest-environment node */
import { compileText } from "./testing/compileText";

const lines = [":::note A title", "# A {#b}"];
const quoted = lines.map((line) => `> ${line}`);
const inItem = lines.map((line) => `   ${line}`);
const indented = lines.map((line) => `    ${line}`);

test.each([
  ["```", ...lines, "```"],
  ["1. ```", ...inItem, "   ```"],
  ["> ~~~", ...quoted, "", "Text"],
  [":::tip B", "```", ...lines, "```", ":::"],
  ["<!-- in .md -->", "", ...indented],
])("code is shown as it is written: %j", async (...text) => {
  const format = text.includes("<!-- in .md -->") ? "md" : "mdx";
  const { compiled } = await compileText(text.join("\n"), { format });
  expect(compiled.code).toBe(lines.join("\n"));
});
