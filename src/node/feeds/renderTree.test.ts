/** @jest-environment node */
import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { htmlFaults } from "../../../tests/htmlFaults";
import type { TreeNode } from "../../lib/contentTree";
import { ui, uiLang } from "../../parts/ui";
import { compileMdx } from "../mdx/compileMdx";
import { compileOptions } from "../mdx/testing/compileOptions";
import { renderTree } from "./renderTree";

const url = "https://www.example.com/de/blog/post";
const picture = {
  src: "./a b.png",
  alt: "",
  file: {
    publicURL: "/static/1/a.png",
    childImageSharp: {
      gatsbyImageData: {
        width: 720,
        height: 405,
        images: { fallback: { src: "/static/1/720/a.png" } },
      },
    },
  },
};
const drawing = {
  src: "./b.svg",
  alt: "",
  file: { publicURL: "/static/2/b.svg", childImageSharp: null },
};

const markupOf = (tree: TreeNode) =>
  renderToStaticMarkup(
    createElement(
      Fragment,
      null,
      renderTree(tree, { url, images: [picture, drawing] }),
    ),
  );

const fromMdx = async (text: string) => {
  const { compiled } = await compileMdx(text, compileOptions);
  return markupOf(compiled?.body ?? "");
};

test("an admonition is its kind and title, stressed, and what it says", async () => {
  const text = ":::tip[My *title*]{#a}\nb\n:::\n\n:::note\nc\n:::";
  expect(await fromMdx(text)).toBe(
    `<p><strong><span lang="${uiLang}">${ui("tip")}</span><span>: </span>My <em>title</em></strong></p><p>b</p><p><strong><span lang="${uiLang}">${ui("note")}</span></strong></p><p>c</p>`,
  );
});

const html = (__html: string) => ({ dangerouslySetInnerHTML: { __html } });

test.each<[string, TreeNode, string]>([
  ["text", 'a < b & "c"', "a &lt; b &amp; &quot;c&quot;"],
  ["no anchors", ["h2", { id: "why" }, "Why"], "<h2>Why</h2>"],
  [
    "no style, class, data, focus or event",
    [
      "p",
      {
        className: "a",
        style: { color: "red" },
        "data-x": "1",
        tabIndex: 0,
        onclick: "x()",
        lang: "en",
      },
      "a",
    ],
    '<p lang="en">a</p>',
  ],
  [
    "the content of elements it does not know",
    ["tabs-x", 0, ["form", 0, ["p", 0, "a"]]],
    "<p>a</p>",
  ],
  ["nothing that runs", ["script", 0, "alert(1)"], ""],
  [
    "nothing that asks",
    ["p", 0, ["button", 0, "a"], ["input", { type: "text" }], "b"],
    "<p>b</p>",
  ],
  [
    "tasks as they stand",
    [
      "li",
      0,
      ["label", 0, ["input", { type: "checkbox", checked: true }], " a"],
    ],
    "<li>☑ a</li>",
  ],
  [
    "what was folded",
    ["details", 0, ["summary", 0, "More"], ["p", 0, "a"]],
    "<p><strong>More</strong></p><p>a</p>",
  ],
  [
    "a frame as a link",
    ["iframe", { src: "https://video.example/1", title: "Talk" }],
    '<a href="https://video.example/1">Talk</a>',
  ],
  [
    "code without colours",
    [
      "code",
      html('<span class="tk-keyword">if</span> a &lt; b &amp;&amp; c > "d"'),
    ],
    "<code>if a &lt; b &amp;&amp; c &gt; &quot;d&quot;</code>",
  ],
  [
    "a figure with its caption, and nothing hidden",
    [
      "figure",
      0,
      ["figcaption", 0, "<a>.ts"],
      ["pre", 0, ["code", 0, "a"]],
      ["div", { hidden: true }, "Copy"],
    ],
    "<figure><figcaption>&lt;a&gt;.ts</figcaption><pre><code>a</code></pre></figure>",
  ],
  [
    "a picture with its size",
    ["figure", 0, ["Picture", { src: "./a b.png", alt: "A" }]],
    '<img width="720" height="405" src="https://www.example.com/static/1/720/a.png" alt="A"/>',
  ],
  [
    "a picture that has no pixels",
    ["Picture", { src: "./b.svg", alt: "" }],
    '<img src="https://www.example.com/static/2/b.svg" alt=""/>',
  ],
  [
    "a picture of the public folder",
    ["img", { src: "/logo.svg", width: 32 }],
    '<img width="32" src="https://www.example.com/logo.svg" alt=""/>',
  ],
  ["no picture without a file", ["Picture", { alt: "A" }], ""],
  ["nothing that the text's own imports bring", ["Own", { name: "A" }], ""],
  [
    "a figure's light picture",
    [
      "figure",
      0,
      ["Picture", { src: "./b.svg", dark: "./a b.png", alt: "B" }],
      ["figcaption", 0, ["em", 0, "b"]],
    ],
    '<figure><img src="https://www.example.com/static/2/b.svg" alt="B"/><figcaption><em>b</em></figcaption></figure>',
  ],
  [
    "blocks in no paragraph",
    ["p", 0, "a", ["em", 0, ["pre", 0, ["code", 0, "b"]]]],
    "<div>a<em><pre><code>b</code></pre></em></div>",
  ],
  [
    "no content in elements that have none",
    ["p", 0, "a", ["br", 0, "b"]],
    "<p>a<br/></p>",
  ],
  [
    "links that lead there from anywhere",
    ["a", { href: "../about#me" }, "a"],
    '<a href="https://www.example.com/de/about#me">a</a>',
  ],
  [
    "no links that run",
    ["a", { href: "javascript:alert(1)" }, "a"],
    "<a>a</a>",
  ],
  ["no code of one line run together", ["pre", 0, "a\n b"], "<pre>a\n b</pre>"],
])("renders %s", (_, tree, expected) => {
  expect(markupOf(tree)).toBe(expected);
});

test("Markdown of all kinds becomes well-formed HTML without anything of the site", async () => {
  const markup = await fromMdx(`
## Heading with \`code\`

Text[^1] with ![inline](./a%20b.png "Title") and <kbd>Esc</kbd>.

| a | b |
| - | -: |
| 1 | 2 |

- [x] done
- [ ] open

\`\`\`html title="a.html"
<script>alert("]]>")</script>
\`\`\`

<div>
  <Figure src="./b.svg">A *caption*</Figure>
</div>

{[1, 2].map((n) => <p onclick="x()">{n}</p>)}

[^1]: A note, see [above](#heading-with-code).
`);
  expect(htmlFaults(markup)).toEqual([]);
  expect(markup).toContain(
    '<a href="https://www.example.com/de/blog/post#heading-with-code">',
  );
  expect(markup).toContain("&lt;script&gt;alert(&quot;]]&gt;&quot;)");
  expect(markup).not.toMatch(/\s(?:class|id|style|data-[\w-]+|tabindex)=|↩/i);
});
