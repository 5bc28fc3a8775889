/** @jest-environment node */
import { typographyIn } from "../../../lib/setType";
import { compileMdx } from "../compileMdx";
import { compileOptions } from "../testing/compileOptions";
import { htmlOf } from "../testing/htmlOf";

const read = async (body: string, format: "md" | "mdx", lang = "en") => {
  const typography = typographyIn(lang);
  const { compiled } = await compileMdx(body, {
    ...compileOptions,
    format,
    typography,
  });
  return htmlOf(compiled?.body ?? []);
};

describe.each(["md", "mdx"] as const)("in a .%s file", (format) => {
  test.each([
    [
      `It's "*q* \`"\`" -- so...`,
      "<p>It’s “<em>q</em> <code>&quot;</code>” – so…</p>",
    ],
    [
      `*"a*" ["b"](/c "d's")`,
      `<p><em>“a</em>” <a href="/c" title="d&#x27;s">“b”</a></p>`,
    ],
    [`"a <kbd>"--"</kbd> b"`, `<p>“a <kbd>&quot;--&quot;</kbd> b”</p>`],
    [`"a <span>"b"</span>"`, `<p>“a <span>“b”</span>”</p>`],
    ['\\"a\\" "b" \\\'c', "<p>&quot;a&quot; “b” &#x27;c</p>"],
    [
      "a\n\"b\"\n\n- 'c'\n\n> 'd",
      "<p>a\n“b”</p><ul><li>‘c’</li></ul><blockquote><p>’d</p></blockquote>",
    ],
    [
      `| "a" |\n| - |\n| b's |`,
      `<div class="table-scroll" role="group" aria-label="\uE000table\uE001" tabindex="0"><table><thead><tr><th>“a”</th></tr></thead><tbody><tr><td>b’s</td></tr></tbody></table></div>`,
    ],
    [
      `![a "b"](c.png "It's")`,
      `<figure><img src="c.png" alt="a &quot;b&quot;"/><figcaption>It’s</figcaption></figure>`,
    ],
    [
      "https://a.de/b--c www.a.de/d... e@f-g.de",
      `<p><a href="https://a.de/b--c">https://a.de/b--c</a> <a href="http://www.a.de/d">www.a.de/d</a>… <a href="mailto:e@f-g.de">e@f-g.de</a></p>`,
    ],
    [
      "Term\n: It's\n\nOther\n: a\n\n  b",
      "<dl><dt>Term</dt><dd>It’s</dd><dt>Other</dt><dd><p>a</p><p>b</p></dd></dl>",
    ],
    [
      ":tada: :+1: `:tada:` :nope: 10:30:45 a:tada:",
      "<p>🎉 👍 <code>:tada:</code> :nope: 10:30:45 a🎉</p>",
    ],
    [
      "```\n'a' -- :tada:\n```",
      `<figure class="code-figure"><pre role="group" aria-label="\uE000code\uE001" tabindex="0"><code>'a' -- :tada:</code></pre></figure>`,
    ],
  ])("%j", async (body, html) => {
    expect(await read(body, format)).toBe(html);
  });

  test("German marks in a German text", async () => {
    expect(await read(`"Wie geht's?" -- 'Gut'`, format, "de")).toBe(
      "<p>„Wie geht’s?“ – ‚Gut‘</p>",
    );
  });

  test("nothing changes where the owner sets type by hand", async () => {
    const { compiled } = await compileMdx(`"a" -- b's :tada:`, {
      ...compileOptions,
      format,
    });
    expect(compiled?.body).toEqual([["p", 0, `"a" -- b's 🎉`]]);
  });

  test("hosts with letters of their own, and punctuation behind an address", async () => {
    const body = "(https://müller.de/ä?b=c). www.größe.at!";
    expect(await read(body, format)).toBe(
      `<p>(<a href="https://xn--mller-kva.de/%C3%A4?b=c">https://müller.de/ä?b=c</a>). <a href="http://www.xn--gre-6ka8i.at">www.größe.at</a>!</p>`,
    );
  });
});

test("attributes and expressions of MDX stay as they are", async () => {
  const body = `<Admonition title="It's">{"'a' -- b"}</Admonition>`;
  const html = await read(body, "mdx");
  expect(html).toContain("It&#x27;s</strong></p>&#x27;a&#x27; -- b</aside>");
});

test.each([
  ["<p>a's</p>", "<p>a’s</p>"],
  ["<div>a</div> <div>b</div>", "<div>a</div><div>b</div>"],
  ["<kbd>a</kbd> <b>b</b>", "<p><kbd>a</kbd> <b>b</b></p>"],
  ["a <i>b</i>", "<p>a <i>b</i></p>"],
  ["<textarea>\n\n*a*\n\nb\n\n</textarea>", "<textarea>ab</textarea>"],
])("the JSX %j is a paragraph only where it can be", async (body, html) => {
  expect(await read(body, "mdx")).toBe(html);
});
