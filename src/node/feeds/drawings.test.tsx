/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { compileMdx } from "../mdx/compileMdx";
import { compileOptions } from "../mdx/testing/compileOptions";
import { renderTree } from "./renderTree";

const markupOf = async (text: string) => {
  const { compiled } = await compileMdx(text, compileOptions);
  const post = { url: "https://www.example.com/blog/post", images: [] };
  return renderToStaticMarkup(<>{renderTree(compiled?.body ?? "", post)}</>);
};

it("shows formulas as their author wrote them, for feed readers know neither MathML nor KaTeX", async () => {
  const markup = await markupOf(
    "Costs $r > \\frac{k'}{d}$, and $5.\n\n$$\na \\& b\n$$\n",
  );
  expect(markup).toBe(
    "<p>Costs <span><code>r &gt; \\frac{k&#x27;}{d}</code></span>, and $5.</p>" +
      "<div><code>a \\&amp; b</code></div>",
  );
});

it("shows a diagram as its caption and its source", async () => {
  const markup = await markupOf(
    '```mermaid title="The way"\nflowchart LR\nA[x < y] --> B\n```',
  );
  expect(markup).toMatch(
    /^<figure><figcaption>The way<\/figcaption>(?:<div><\/div>)?<p><strong>.*<\/strong><\/p><pre><code>flowchart LR\nA\[x &lt; y\] --&gt; B<\/code><\/pre><\/figure>$/,
  );
});
