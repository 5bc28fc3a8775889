/** @jest-environment node */
import { compileMdx } from "./compileMdx";
import { compileOptions } from "./testing/compileOptions";

describe.each(["md", "mdx"] as const)("in a .%s file", (format) => {
  const compile = async (body: string) => {
    const options = { ...compileOptions, format };
    const { compiled, faults } = await compileMdx(body, options);
    if (!compiled) throw new Error(JSON.stringify(faults));
    return compiled;
  };

  test.each([
    ["## A *b* {#c-1}", [["h2", { id: "c-1" }, "A ", ["em", 0, "b"]]]],
    ["A b {#c_D}\n---", [["h2", { id: "c_D" }, "A b"]]],
    ["## A{#b}", [["h2", { id: "b" }, "A"]]],
    ["## A `{#b}`", [["h2", { id: "a-b" }, "A ", ["code", 0, "{#b}"]]]],
  ])("%j has its own id", async (body, expected) => {
    expect((await compile(body)).body).toEqual(expected);
  });

  test("the contents use it, and a summary has none", async () => {
    const { toc, summary } = await compile(
      "## A {#b}\n\nc\n\n{/* truncate */}\n\nd",
    );
    expect(toc).toEqual([{ id: "b", title: "A", depth: 2 }]);
    expect(summary).toEqual([
      ["h2", 0, "A"],
      ["p", 0, "c"],
    ]);
  });
});

test("an admonition is shown as text, with a warning", async () => {
  const { compiled, faults } = await compileMdx(
    "a\n\n:::tip[B]\n\nc\n\n:::",
    compileOptions,
  );
  expect(compiled?.body).toContainEqual(["p", 0, ":::tip[B]"]);
  expect(faults).toEqual([
    {
      severity: "warning",
      line: 3,
      message: '":::tip" is shown as text: there are no such blocks.',
      fix: "Write a quotation (> …) instead.",
    },
  ]);
});
