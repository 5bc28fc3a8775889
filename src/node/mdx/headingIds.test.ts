/** @jest-environment node */
import { typographyIn } from "../../lib/setType";
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
    ["## A {/* #b */}", [["h2", { id: "b" }, "A"]]],
    ["## A {/*#b*/}", [["h2", { id: "b" }, "A"]]],
    ["## A <!-- #b -->", [["h2", { id: "b" }, "A"]]],
    ["## A {#über-1.2}", [["h2", { id: "über-1.2" }, "A"]]],
    ["- ## A {#b}", [["ul", 0, ["li", 0, ["h2", { id: "b" }, "A"]]]]],
    [
      "## A\n\n## A\n\n## B {#a}",
      [
        ["h2", { id: "a-1" }, "A"],
        ["h2", { id: "a-2" }, "A"],
        ["h2", { id: "a" }, "B"],
      ],
    ],
    ["## A `{#b}`", [["h2", { id: "a-b" }, "A ", ["code", 0, "{#b}"]]]],
  ])("%j has its own id", async (body, expected) => {
    expect((await compile(body)).body).toEqual(expected);
  });

  test("an id given twice is a warning, and the second is another", async () => {
    const options = { ...compileOptions, format };
    const { compiled, faults } = await compileMdx(
      "## A {#x}\n\n:::note{#x}\n:::\n\n## B {#x}",
      options,
    );
    expect(compiled?.toc.map(({ id }) => id)).toEqual(["x", "b"]);
    expect(faults).toEqual(
      [3, 6].map((line) => ({
        severity: "warning",
        line,
        message: 'The id "x" is given twice; the first stands in line 1.',
        fix: "Give each its own: links lead to the first one only.",
      })),
    );
  });

  test("an id is made of the words as they were written", async () => {
    const typography = typographyIn("en");
    const options = { ...compileOptions, format, typography };
    const { compiled } = await compileMdx("## It's -- :tada: `a--b`", options);
    expect(compiled?.body).toEqual([
      ["h2", { id: "its----tada-a--b" }, "It’s – 🎉 ", ["code", 0, "a--b"]],
    ]);
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
