import { compileText } from "../testing/compileText";

const make = async (code: string, meta = "", info = "text") => {
  const text = `\`\`\`${info} ${meta}\n${code}\n\`\`\``;
  const { compiled, faults } = await compileText(text);
  const json = JSON.stringify(compiled.body);
  const field = /"__html":("(?:[^"\\]|\\.)*")/.exec(json)?.[1] ?? '""';
  const language = /"data-language":"([^"]*)"/.exec(json)?.[1];
  return { html: JSON.parse(field) as string, language, json, faults };
};
const html = async (...given: Parameters<typeof make>) =>
  (await make(...given)).html;

const line = (text: string, tag = "mark") =>
  `<${tag} class="code-line">${text}</${tag}>`;

describe("lines", () => {
  test("that nothing is said of are no elements", async () => {
    expect(await html("a\n\nb", "{3}")).toBe(`a\n\n${line("b")}`);
    expect(await html("a < b && c\n\nd")).toBe("a &lt; b &amp;&amp; c\n\nd");
  });

  test("say what they are by their element", async () => {
    expect(await html("a\nb\nc", "ins={1} del={2} {3}")).toBe(
      line("a\n", "ins") + line("b\n", "del") + line("c"),
    );
  });

  test("are elements where they are numbered", async () => {
    const made = await make("a\n\nb", "showLineNumbers=9");
    expect(made.html).toBe(
      line("a\n", "span") + line("\n", "span") + line("b", "span"),
    );
    expect(made.json).toContain('"counterReset":"code 8","--code-digits":"2"');
  });

  test("are marked by comments", async () => {
    expect(
      await html("a = 1\n# highlight-next-line\nb = 2", "", "python"),
    ).toContain('<mark class="code-line">b');
    expect(
      await html("a()\n// ins-start\nb()\nc()\n// ins-end\nd()", "", "ts"),
    ).toMatch(
      /^[^]*?a[^]*?<ins class="code-line">[^]*?b[^]*?<\/ins><ins class="code-line">[^]*?c[^]*?<\/ins>[^<]*<span[^>]*>d/,
    );
    expect(
      await html("a() // [!code --]\nb() // [!code word:b]", "", "ts"),
    ).toMatch(
      /^<del class="code-line">.*a.*\n<\/del>.*<mark class="code-word">/,
    );
    expect(
      await html("<a>\n  <b /> {/* [!code ++] */}\n</a>", "", "tsx"),
    ).toContain('<ins class="code-line">');
  });

  test("may hold strings that look like marks", async () => {
    const text = (await html("const a = 'a#b [!code ++]'", "", "ts")).replace(
      /<[^>]*>/g,
      "",
    );
    expect(text).toBe("const a = 'a#b [!code ++]'");
  });

  test("of a change lose their signs, and have their language's colours", async () => {
    const {
      html: made,
      language,
      faults,
    } = await make("+let a\n let b\n-let c", "", "diff-ts");
    const let_ = (name: string) =>
      `<span class="tk-keyword">let</span> ${name}`;
    expect(made).toBe(
      line(`${let_("a")}\n`, "ins") + `${let_("b")}\n` + line(let_("c"), "del"),
    );
    expect(language).toBe("TypeScript");
    expect(faults).toEqual([]);
  });
});

describe("words", () => {
  const word = (text: string) => `<mark class="code-word">${text}</mark>`;

  test("are marked wherever they stand", async () => {
    expect(await html("ab a\nb", "/a/")).toBe(`${word("a")}b ${word("a")}\nb`);
  });

  test("may begin and end within other tokens, and are escaped", async () => {
    expect(await html("const a = 1", "/st a =/", "ts")).toBe(
      `<span class="tk-keyword">con</span>${word(
        '<span class="tk-keyword">st</span><span class="tk-constant"> a</span><span class="tk-keyword"> =</span>',
      )}<span class="tk-constant"> 1</span>`,
    );
    expect(await html("a<b", "/<b/")).toBe(`a${word("&lt;b")}`);
  });
});

test("the language has the name that people call it by", async () => {
  const name = async (info: string) => (await make("a", "", info)).language;
  expect(await name("ts")).toBe("TypeScript");
  expect(await name("BASH")).toBe("Shell");
  expect(await name("text")).toBeUndefined();
});

test("unknown languages and options are warnings", async () => {
  const { faults } = await make("a", "titel=a", "typescrip");
  expect(faults).toMatchObject([
    { severity: "warning", line: 1, note: 'Did you mean "title"?' },
    {
      message: 'Unknown language "typescrip": the code is not highlighted.',
      note: 'Did you mean "typescript"?',
    },
  ]);
});
