/** @jest-environment node */
import { fromHtml } from "hast-util-from-html";
import type { ElementContent } from "hast";
import { toMarkdown } from "./toMarkdown";

test.each([
  [
    "<h2>A</h2>\n<p>b <em>c</em>\n<a href='/d'>d</a></p>",
    "## A\n\nb _c_ [d](/d)",
  ],
  [
    "<ul><li>a</li><li><p>b</p><ol><li>c</li></ol></li></ul>",
    "- a\n- b\n\n  1. c",
  ],
  ["<blockquote><p>a</p><p>b</p></blockquote>", "> a\n> \n> b"],
  ["<pre><code>a\n  b\n</code></pre>", "```\na\n  b\n```"],
  ["<pre>```\na\n```</pre>", "````\n```\na\n```\n````"],
  [
    "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1|2</td><td></td></tr></tbody></table>",
    "| a | b |\n| --- | --- |\n| 1\\|2 |  |",
  ],
  [
    "<figure><img src='/a.webp' alt='A chart'><figcaption>So</figcaption></figure>",
    "(A chart)\n\nSo",
  ],
  [
    "<dl><dt>a</dt><dd>b</dd></dl>a <code>b</code><hr>",
    "**a**\n\nb\n\na `b`\n\n---",
  ],
])("%s", (html, markdown) => {
  const { children } = fromHtml(html, { fragment: true });
  expect(toMarkdown(children as ElementContent[])).toBe(markdown);
});
