/** @jest-environment node */
import { htmlFaults } from "../../../tests/htmlFaults";
import { compileMdx } from "../mdx/compileMdx";
import { compileOptions } from "../mdx/testing/compileOptions";
import { ui, uiLang } from "../../parts/ui";
import { markupOf } from "./testing/markupOf";

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
