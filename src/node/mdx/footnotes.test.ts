/** @jest-environment node */
import { compileMdx } from "./compileMdx";
import { compileOptions } from "./testing/compileOptions";
import { htmlOf } from "./testing/htmlOf";

const body = "a[^n] b[^n]\n\n{/* truncate */}\n\nc\n\n[^n]: d *e*";

const compile = async (idPrefix: string, format: "md" | "mdx") => {
  const options = { ...compileOptions, idPrefix, format };
  const { compiled } = await compileMdx(body, options);
  const ids = (html: string) =>
    [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const html = htmlOf(compiled?.body ?? []);
  return { html, ids: ids(html), summary: htmlOf(compiled?.summary ?? []) };
};

describe.each(["md", "mdx"] as const)("in a .%s file", (format) => {
  test("notes are the post's own, and each way back has a name", async () => {
    const { html, ids } = await compile("my-post", format);
    expect(ids).toEqual([
      "my-post-fnref-n",
      "my-post-fnref-n-2",
      "footnote-label",
      "my-post-fn-n",
    ]);
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, to]) => to);
    expect(ids).toEqual(expect.arrayContaining(links));
    expect(html.match(/aria-label="[^"]*"/g)).toEqual([
      'aria-label="Back to 1"',
      'aria-label="Back to 1-2"',
    ]);
  });

  test("a summary, whose notes are elsewhere, does not refer to them", async () => {
    expect((await compile("my-post", format)).summary).toBe("<p>a b</p>");
  });
});
