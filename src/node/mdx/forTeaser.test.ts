/** @jest-environment node */
import { compileMdx } from "./compileMdx";
import { compileOptions } from "./testing/compileOptions";

const marker = "\n\n{/* truncate */}\n\nMore.";

async function summaryOf(body: string) {
  const { compiled, faults } = await compileMdx(body, compileOptions);
  if (!compiled) throw new Error(JSON.stringify(faults));
  return compiled.summary;
}

const words = ["p", 0, "Words"];

test.each([
  ["a picture alone", `![A](./a.png)\n\nWords${marker}`, [words]],
  [
    "a picture that is a link",
    `[![A](./a.png)](/b)\n\nWords${marker}`,
    [words],
  ],
  [
    "a picture by reference",
    `![A][a]\n\nWords${marker}\n\n[a]: ./a.png`,
    [words],
  ],
  [
    "a picture as HTML",
    `<img src="./a.png" alt="A" />\n\nWords${marker}`,
    [words],
  ],
  ["a picture in a list", `- ![A](./a.png)\n\nWords${marker}`, [words]],
  [
    "a picture among words",
    `See ![A](./a.png) there${marker}`,
    [["p", 0, "See ", " there"]],
  ],
  [
    "a link within the text",
    `Words, [*below*](#head)${marker}\n\n## Head`,
    [["p", 0, "Words, ", ["em", 0, "below"]]],
  ],
  [
    "a picture first, without a marker",
    "![A](./a.png)\n\nWords\n\nMore.",
    [words],
  ],
  ["nothing but pictures", "![A](./a.png)\n\n![B](./b.png)", []],
])("a teaser of %s", async (_, body, expected) => {
  expect(await summaryOf(body)).toEqual(expected);
});
