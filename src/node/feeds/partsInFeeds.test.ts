/** @jest-environment node */
import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { htmlFaults } from "../../../tests/htmlFaults";
import { compileMdx } from "../mdx/compileMdx";
import { compileOptions } from "../mdx/testing/compileOptions";
import { fillUi } from "../parts/fillUi";
import { renderTree } from "./renderTree";
import type { TreeNode } from "../../lib/contentTree";

const url = "https://www.example.com/de/blog/post";
const page = {
  locale: "de",
  lang: "de",
  htmlLang: "de-DE",
  texts: { factClient: "Auftraggeber", factResult: "Ergebnis" },
};

async function inFeed(text: string): Promise<string> {
  const { compiled } = await compileMdx(text, compileOptions);
  const tree = fillUi(JSON.stringify(compiled?.body), page);
  const content = renderTree(JSON.parse(tree) as TreeNode, { url, images: [] });
  return renderToStaticMarkup(createElement(Fragment, null, content));
}

test.each([
  [
    "keys and abbreviations as HTML has them",
    '<Kbd>⌘+P</Kbd> in <Abbr title="Integrated">IDE</Abbr>s',
    '<p><span dir="ltr"><kbd><span title="keyCommand">⌘</span></kbd><span>+</span><kbd>P</kbd></span> in <abbr title="Integrated">IDE</abbr>s</p>',
  ],
  [
    "buttons as links",
    '<Button href="/about">Me</Button> <Button href="./a.pdf" download>PDF</Button>',
    '<p><a href="https://www.example.com/about">Me</a> <a href="https://www.example.com/de/blog/a.pdf">PDF</a></p>',
  ],
  [
    "what was folded, with its title",
    '<Details title="Why?">So.</Details>',
    "<p><strong>Why?</strong></p><div><p>So.</p></div>",
  ],
  [
    "cards as a list without drawings",
    '<Cards><Card title="A" href="/a" icon="pen">b</Card></Cards>',
    '<ul><li><p><strong><a href="https://www.example.com/a">A</a></strong></p><p>b</p></li></ul>',
  ],
  [
    "steps as a numbered list",
    "<Steps>\n\n### One\n\na\n\n### Two\n\nb\n\n</Steps>",
    "<ol><li><h3>One</h3><p>a</p></li><li><h3>Two</h3><p>b</p></li></ol>",
  ],
  [
    "files as a list",
    "<FileTree>\n\n- a/ here\n  - **b.ts**\n\n</FileTree>",
    '<ul><li><span dir="ltr">a/</span> <span>here</span><ul><li><span dir="ltr"><strong>b.ts</strong></span></li></ul></li></ul>',
  ],
  [
    "a quotation with its source",
    '<Quote author="Ada" source="Notes" href="/ada" lang="en">Words.</Quote>',
    '<figure><blockquote cite="https://www.example.com/ada" lang="en"><p>Words.</p></blockquote><figcaption>Ada, <cite><a href="https://www.example.com/ada">Notes</a></cite></figcaption></figure>',
  ],
  [
    "a call to action",
    '<CallToAction title="Talk?">[Yes](/a)</CallToAction>',
    '<div><p><strong>Talk?</strong></p><p><a href="https://www.example.com/a">Yes</a></p></div>',
  ],
  [
    "facts with their labels",
    '<ProjectFacts client="A" result="B" />',
    "<dl><div><dt>Auftraggeber</dt><dd>A</dd></div><div><dt>Ergebnis</dt><dd>B</dd></div></dl>",
  ],
])("a feed has %s", async (_, text, expected) => {
  const markup = await inFeed(text);
  expect(markup).toBe(expected);
  expect(htmlFaults(markup)).toEqual([]);
});
