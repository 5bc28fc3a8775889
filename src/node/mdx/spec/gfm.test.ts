/** @jest-environment node */
import { compileSpec, errorsOf } from "../testing/compileSpec";
import { plainHtml } from "../testing/plainHtml";
/*
 * The examples of GFM's specification (github.github.com/gfm) for what it adds
 * to CommonMark. The one on disallowed HTML is left out: a text is its owner's.
 */
import examples from "./gfm.json";

const all = examples.map((example, index) => ({ ...example, index }));

test.each(all)(
  "$section, $index: the same in plain Markdown",
  async ({ markdown, html }) => {
    const { html: ours, faults } = await compileSpec(markdown, "md");
    expect(errorsOf(faults)).toEqual([]);
    expect(ours()).toBe(plainHtml(html));
  },
);

test.each(all.filter(({ markdown }) => !markdown.includes("<")))(
  "$section, $index: the same in MDX",
  async ({ markdown, html }) => {
    const { html: ours, faults } = await compileSpec(markdown, "mdx");
    expect(errorsOf(faults)).toEqual([]);
    expect(ours()).toBe(plainHtml(html));
  },
);
