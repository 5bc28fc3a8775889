/** @jest-environment node */
import type { Feature } from "../../config/features";
import { compileText, toMarkup } from "../../site/markdown/testing/compileText";

const features: Feature[] = ["search", "fonts-bunny"];

async function read(text: string, format: "md" | "mdx" = "mdx") {
  const { compiled, faults } = await compileText(text, { features, format });
  return { ...compiled, html: toMarkup(compiled.body), faults };
}

test.each([
  [
    "blocks",
    '<When uses="search">\n\nA\n\n- b\n\n</When>',
    "<p>A</p><ul><li>b</li></ul>",
  ],
  ["a line", '<When uses="search">A *b*</When>', "<p>A <em>b</em></p>"],
  [
    "words",
    'A<When uses="search"> b</When><When uses="comments"> c</When>.',
    "<p>A b.</p>",
  ],
  [
    "items of a list",
    '- a\n- <When uses="comments">b</When>\n- <When uses="search">c</When>',
    "<ul><li>a</li><li>c</li></ul>",
  ],
  [
    "a list and its heading",
    '# T\n\n## <When uses="vimeo">A</When>\n\n- <When uses="vimeo">b</When>\n\nC',
    "<p>C</p>",
  ],
  [
    "a part in braces",
    '{<When uses="search"><b>a</b></When>}{<When uses="vimeo"><b>a</b></When>}',
    "<p><b>a</b></p>",
  ],
  [
    "a part in another",
    '<When uses="search">\n<When uses="vimeo">a</When>\n<When uses="fonts-bunny">b</When>\n</When>',
    // Browsers show no space at the edge of a paragraph.
    "<p> b</p>",
  ],
])("keeps what is used, and removes the rest: %s", async (_, text, html) => {
  expect(await read(text)).toMatchObject({ html, faults: [] });
});

test("leaves what was empty before", async () => {
  const text = '- a\n-\n\n<When uses="search"></When>\n<When uses="vimeo" />';
  const html = "<ul><li>a</li><li></li></ul>";
  expect(await read(text)).toMatchObject({ html, faults: [] });
});

test("leaves a cell that it empties in its row", async () => {
  const { html } = await read(
    '| a | b |\n| - | - |\n| <When uses="vimeo">c</When> | d |',
  );
  expect(html).toContain("<tr><td></td><td>d</td></tr>");
});

test("leaves nothing of what it removes: no heading, link, picture, word or error", async () => {
  const hidden =
    "## Hidden\n\n[Link](/hidden) ![Picture](./hidden.png) <Hidden />";
  const text = `First.\n\n<When uses="comments">\n\n${hidden}\n\n</When>\n\n## Shown\n\nLast.`;
  const result = await read(text);
  expect(JSON.stringify(result)).not.toMatch(/hidden/i);
  expect(result).toMatchObject({
    toc: [{ title: "Shown" }],
    links: [],
    images: [],
    text: "First.\nShown\nLast.",
    faults: [],
  });
});

test("leaves no footnote of what it removes, and numbers the others", async () => {
  const text =
    'A[^a]<When uses="vimeo"> b[^b]</When> c[^c]\n\n[^a]: X\n[^b]: Y\n[^c]: Z';
  const { html } = await read(text);
  expect(html.match(/>\d<\/a>/g)).toEqual([">1</a>", ">2</a>"]);
  expect(html.match(/<p>[X-Z]/g)).toEqual(["<p>X", "<p>Z"]);
  const removed = await read('A<When uses="vimeo"> b[^b]</When>\n\n[^b]: Y');
  expect(removed.html).toBe("<p>A</p>");
});
