/** @jest-environment node */
import { compileMdx } from "./compileMdx";
import { compileOptions as options } from "./testing/compileOptions";

const compile = async (body: string) => {
  const { compiled, leadingTitle } = await compileMdx(body, options);
  return { ...compiled, leadingTitle };
};

test.each([
  ["# A *title*\n\nb", "A title"],
  ["A\n===\n\nb", "A"],
  ["{/* note */}\n\n<!-- note -->\n\n# A\n\nb", "A"],
])("%j begins with its title", async (body, title) => {
  expect(await compile(body)).toMatchObject({
    leadingTitle: title,
    body: [["p", 0, "b"]],
    summary: [["p", 0, "b"]],
    text: "b",
    hasMore: false,
  });
});

test("imports may stand before it", async () => {
  const compiled = await compile('import A from "./A";\n\n# B\n\nc');
  expect(compiled).toMatchObject({ leadingTitle: "B", text: "c" });
});

test.each(["a\n\n# B", "## A\n\n# B", ""])("%j does not", async (body) => {
  const compiled = await compile(body);
  expect(compiled.leadingTitle).toBeNull();
  expect(JSON.stringify(compiled.body)).toContain(body ? '"h' : "[]");
});
