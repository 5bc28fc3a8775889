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
    // From 1, as the stylesheet counts.
    const { json } = await make("a", "showLineNumbers");
    expect(json).toContain("data-numbers");
    expect(json).not.toContain("counterReset");
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
      await html("<a>\n  {/* ins-next-line */}\n  <b />\n</a>", "", "tsx"),
    ).toContain('<ins class="code-line">');
  });

  test("are counted without the comments that mark others", async () => {
    expect(await html("# del-next-line\na\nb", "{2}", "python")).toBe(
      line("a\n", "del") + line("b"),
    );
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

test("the language has the name that people call it by", async () => {
  const name = async (info: string) => (await make("a", "", info)).language;
  expect(await name("ts")).toBe("TypeScript");
  expect(await name("BASH")).toBe("Shell");
  expect(await name("text")).toBeUndefined();
});

test("a range may run backwards, and lines that are not there are a warning", async () => {
  const made = await make("a\nb\nc", "{2-1} ins={3,4,-1} {}");
  expect(made.html).toBe(line("a\n") + line("b\n") + line("c", "ins"));
  expect(made.faults.map(({ message }) => message)).toEqual(
    ["4", "-1", ""].map((lines) => `The code has no lines "${lines}".`),
  );
});

test("unknown languages, options and marks are warnings", async () => {
  const meta = "shwLineNumbers wrap=no ins /b/";
  const { faults } = await make("a // [!code ++]", meta, "typescrip");
  expect(faults).toMatchObject([
    { severity: "warning", line: 1, note: 'Did you mean "showLineNumbers"?' },
    { message: 'Unknown code block option "wrap=no".' },
    { message: 'Unknown code block option "ins".' },
    { message: 'Unknown code block option "/b/".' },
    { message: "Marks in brackets are shown as code: [!code …]." },
    {
      message: 'Unknown language "typescrip": the code is not highlighted.',
      note: 'Did you mean "typescript"?',
    },
  ]);
});
