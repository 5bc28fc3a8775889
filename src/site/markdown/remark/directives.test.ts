import { marks } from "../../../components/ui";
import { compileText, toMarkup } from "../testing/compileText";

const placeholder = new RegExp(
  `${marks.open}([^${marks.close}]*)${marks.close}`,
  "g",
);

/** Compiles a text, and writes its admonitions in short: `<aside kind>[word|title]…`. */
const read = async (body: string, format: "md" | "mdx") => {
  const { compiled, faults } = await compileText(body, { format });
  const html = toMarkup(compiled.body)
    .replace(placeholder, "$1")
    .replace(
      /<svg.*?<\/svg>| lang=":lang"| data-(?:enlarge|zoom|close|previous|next|texts)="[^"]*"/g,
      "",
    )
    .replace(/<figure class="figure"/g, "<figure")
    .replace(
      /<p class="admonition-head"><strong><span class="admonition-kind">(\w+)<\/span>(?:<span class="admonition-colon">: <\/span>)?(.*?)<\/strong><\/p>/g,
      "[$1|$2]",
    )
    .replace(
      /<aside class="admonition( \w+)?" role="note" aria-label="\w+" data-kind="(\w+)" data-tone="\w+"(?: data-titled="")?/g,
      "<aside$1 $2",
    );
  return { html, faults, text: compiled.text };
};

describe.each(["md", "mdx"] as const)("in a .%s file", (format) => {
  test.each([
    [":::note\na\n:::", "<aside note>[note|]<p>a</p></aside>"],
    [
      ":::tip[My *title*]{#x}\na\n:::",
      '<aside tip id="x">[tip|My <em>title</em>]<p>a</p></aside>',
    ],
    [
      ":::info[My *title* [a](/b)]{#x}\na\n:::",
      '<aside info id="x">[info|My <em>title</em> <a href="/b">a</a>]<p>a</p></aside>',
    ],
    [
      ':::danger{title="A title"}\na\n:::',
      "<aside danger>[danger|A title]<p>a</p></aside>",
    ],
    [":::warning\na\n::::", "<aside warning>[warning|]<p>a</p></aside>"],
    [":::NOTE\na\n:::", "<aside note>[note|]<p>a</p></aside>"],
    [":::caution\n:::", "<aside caution>[caution|]</aside>"],
    [":::secondary\na\n:::", "<aside secondary>[note|]<p>a</p></aside>"],
    [
      "::::note\n\n:::tip\na\n:::\n\nb\n\n::::\n\nc",
      "<aside note>[note|]<aside tip>[tip|]<p>a</p></aside><p>b</p></aside><p>c</p>",
    ],
    [
      "- a\n\n  :::note\n  b\n  :::\n\n> :::tip\n> c\n> :::\nd",
      "<ul><li><p>a</p><aside note>[note|]<p>b</p></aside></li></ul><blockquote><aside tip>[tip|]<p>c</p></aside></blockquote><p>d</p>",
    ],
    [
      "a\n:::note\nb\n:::\nc",
      "<p>a</p><aside note>[note|]<p>b</p></aside><p>c</p>",
    ],
    [
      "::::note\n\n~~~\n:::\n~~~\n\n- a\n\n## b {#c}\n\n::::",
      '<aside note>[note|]<figure class="code-figure"><pre role="group" aria-label="code" tabindex="0"><code>:::</code></pre></figure><ul><li>a</li></ul><h2 id="c">b</h2></aside>',
    ],
  ])("%j", async (body, html) => {
    expect(await read(body, format)).toMatchObject({ html, faults: [] });
  });

  test.each([
    "10:30 and a:b, Note:this, :note[a] and ::note[a]",
    "std::vector",
    ":::",
    "a :::note",
    "::before",
    "::figure{src=a}",
    ":::1a",
    ":::note: a",
  ])("%j stays text", async (body) => {
    const { html } = await read(body, format);
    expect(html).toBe(`<p>${body}</p>`);
  });

  test("titles and what is below them are in the text, kinds are not", async () => {
    const body = ":::tip[My *title*]\na\n:::";
    expect((await read(body, format)).text).toBe("My title\na");
  });

  test.each([
    [
      "a\n\n:::nite[B *c*]\nd *e*\n\n:::",
      "<p>a</p><p>:::nite[B *c*]</p><p>d <em>e</em></p><p>:::</p>",
      {
        line: 3,
        message: 'Unknown block ":::nite": its lines are shown as text.',
        note: 'Did you mean "note"?',
      },
    ],
    [
      "a\n\n:::note\nb\n\nc",
      "<p>a</p><aside note>[note|]<p>b</p><p>c</p></aside>",
      {
        line: 3,
        message: 'The block ":::note" is not closed.',
      },
    ],
    [
      "a\n:::",
      "<p>a :::</p>",
      {
        line: 1,
        message: 'This ":::" closes no block and is shown as text.',
      },
    ],
  ])("%j is a warning", async (body, html, fault) => {
    const result = await read(body, format);
    expect(result.html).toBe(html);
    expect(result.faults).toEqual([
      expect.objectContaining({ severity: "warning", ...fault }),
    ]);
  });
});

test("<Admonition> is the same in JSX, on one line too", async () => {
  const body =
    '<Admonition kind="tip" title="A">b *c*</Admonition>\n\n<Admonition>\nd\n</Admonition>';
  expect(await read(body, "mdx")).toMatchObject({
    html: "<aside tip>[tip|A]b <em>c</em></aside><aside note>[note|]<p>d</p></aside>",
    text: "A\nb c\nd",
    faults: [],
  });
});

test("HTML in a directive of plain Markdown is read as HTML", async () => {
  const body =
    "<div>\n\n:::note[T <i>x</i>]\na <b>b</b>\n\n<p>c\n:::\n\n</div>";
  expect(await read(body, "md")).toMatchObject({
    html: "<div><aside note>[note|T <i>x</i>]<p>a <b>b</b></p><p>c</p></aside></div>",
  });
});
