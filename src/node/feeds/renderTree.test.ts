/** @jest-environment node */
import type { TreeNode } from "../../lib/contentTree";
import { markupOf } from "./testing/markupOf";

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
