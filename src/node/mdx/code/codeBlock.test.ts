/** @jest-environment node */
import { ui } from "../../../parts/ui";
import { codeBlock } from "./codeBlock";

const make = (code: string, meta = "", info = "text") =>
  codeBlock({ code, info, meta, line: 10 });
const html = async (...given: Parameters<typeof make>) =>
  (await make(...given)).props.html;

const line = (text: string, tag = "mark", mark = "") =>
  `<${tag} class="code-line"${mark && ` data-mark="${mark}"`}>${text}</${tag}>`;

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

  test("say by a word what HTML has no element for", async () => {
    const hidden = (word: string) =>
      `<span class="visually-hidden">${word}: </span>`;
    expect(await html("a\nb", "error={1} warning={2}")).toBe(
      line(`${hidden(ui("codeError"))}a\n`, "mark", "error") +
        line(`${hidden(ui("codeWarning"))}b`, "mark", "warning"),
    );
  });

  test("lose their colours where others are in focus", async () => {
    expect(await html("a\nb\nc", "focus={2} ins={3}")).toBe(
      line("a\n", "span", "dim") +
        line("b\n", "mark", "focus") +
        line("c", "ins", "dim"),
    );
  });

  test("are elements where they are numbered", async () => {
    const { props } = await make("a\n\nb", "showLineNumbers=9");
    expect(props).toEqual({
      html: line("a\n", "span") + line("\n", "span") + line("b", "span"),
      first: "9",
      digits: "2",
    });
  });

  test("are marked by ranges and comments at once", async () => {
    const code = "a // [!code ++]\n// highlight-next-line\nb";
    expect(await html(code, "{1}", "foo")).toBe(
      line("a\n", "ins", "highlight") + line("b"),
    );
  });

  test("of a change lose their signs, and have their language's colours", async () => {
    const { props, faults } = await make(
      "+let a\n let b\n-let c",
      "",
      "diff-ts",
    );
    const let_ = (name: string) =>
      `<span class="tk-keyword">let</span> ${name}`;
    expect(props).toEqual({
      html:
        line(`${let_("a")}\n`, "ins") +
        `${let_("b")}\n` +
        line(let_("c"), "del"),
      language: "TypeScript",
    });
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
        '<span class="tk-keyword">st </span><span class="tk-constant">a </span><span class="tk-keyword">=</span>',
      )}<span class="tk-keyword"> </span><span class="tk-constant">1</span>`,
    );
    expect(await html("a<b", "/<b/")).toBe(`a${word("&lt;b")}`);
  });

  test("do not overlap: the longer one wins", async () => {
    expect(await html("abc", "/ab/ /abc/ /c/")).toBe(word("abc"));
  });
});

test("the language has the name that people call it by", async () => {
  const names = async (info: string) => (await make("a", "", info)).props;
  expect(await names("ts")).toMatchObject({ language: "TypeScript" });
  expect(await names("BASH")).toMatchObject({ language: "Shell" });
  expect(await names("text")).not.toHaveProperty("language", expect.anything());
});

test.each([
  [
    "typescrip",
    "",
    [
      {
        line: 10,
        message:
          'There is no highlighting for the language "typescrip"; the code is shown plain.',
        fix: 'Did you mean "typescript"?',
      },
    ],
  ],
  ["diff-foobar", "", [{ line: 10, fix: 'Write "text" for plain text.' }]],
  ["text", "{9-2}", [{ line: 10, message: "{9-2} ends before it begins." }]],
  [
    "text",
    "/zz/ titel=a",
    [
      { line: 10, fix: 'Did you mean "title"?' },
      {
        line: 10,
        message:
          '"zz" is to be marked, but does not occur in this block of code.',
      },
    ],
  ],
  ["ts", "", []],
])("warns of ```%s %s", async (info, meta, expected) => {
  const { faults } = await make("a\nb", meta, info);
  expect(faults).toEqual(
    expected.map(
      (fault) =>
        expect.objectContaining({ severity: "warning", ...fault }) as unknown,
    ),
  );
});

test("names the line of a comment that is wrong", async () => {
  const { faults } = await make("a\n// focus-end", "", "ts");
  expect(faults).toMatchObject([{ line: 12 }]);
});
