/** @jest-environment node */
import { compileMdx } from "./compileMdx";
import { compileOptions } from "./testing/compileOptions";

const bodyOf = async (text: string) => {
  const { compiled, faults } = await compileMdx(text, compileOptions);
  if (!compiled) throw new Error(JSON.stringify(faults));
  return compiled.body;
};

test.each([
  [
    "a block with its words on one line is in no paragraph",
    "<section>a *b*</section>",
    [["section", 0, "a ", ["em", 0, "b"]]],
  ],
  [
    "nor are several",
    "<section>a</section> <section>b</section>",
    [
      ["section", 0, "a"],
      ["section", 0, "b"],
    ],
  ],
  [
    "in a list, and in another block",
    "- <section>a</section>\n\n<section>\n<section>b</section>\n</section>",
    [
      ["ul", 0, ["li", 0, ["section", 0, "a"]]],
      ["section", 0, ["section", 0, "b"]],
    ],
  ],
  [
    "words before and after it are paragraphs",
    "a <section>b</section> *c*",
    [
      ["p", 0, "a "],
      ["section", 0, "b"],
      ["p", 0, ["em", 0, "c"]],
    ],
  ],
  [
    "what stands among words stays there",
    "<b>a</b>\n<Kbd>b</Kbd> {1}\n\na <samp>b</samp> <time>c</time>",
    [
      [
        "p",
        0,
        ["b", 0, "a"],
        "\n",
        ["span", { className: "kbd", dir: "ltr" }, ["kbd", 0, "b"]],
        " ",
        "1",
      ],
      ["p", 0, "a ", ["samp", 0, "b"], " ", ["time", 0, "c"]],
    ],
  ],
])("%s", async (_, text, expected) => {
  expect(await bodyOf(text)).toEqual(expected);
});

test("a component of the text's own is in no paragraph where it is alone", async () => {
  const text = 'import { A } from "./A";\n\n<A>b</A>\n\nc <A>b</A>';
  expect(JSON.stringify(await bodyOf(text))).toMatch(
    /^\[\["Own",.*\],\["p",0,"c ",\["Own",.*\]\]\]$/,
  );
});

test("words between tags are searched and counted", async () => {
  const { compiled } = await compileMdx(
    "<section>a *b*</section>\n\n<section>\n\nc\n\n</section>",
    compileOptions,
  );
  expect(compiled?.text).toBe("a b\nc");
});
