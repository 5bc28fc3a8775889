import { commentStyle } from "./commentStyle";
import { readComments } from "./readComments";

const read = (lines: string[], language = "ts") =>
  readComments(lines.join("\n"), commentStyle(language, language === "text"));

describe("comments on lines of their own", () => {
  test.each([
    ["ts", "// highlight-next-line"],
    ["ts", "  /* highlight-next-line */"],
    ["css", "/*highlight-next-line*/"],
    ["tsx", "{/* highlight-next-line */}"],
    ["html", "<!-- highlight-next-line -->"],
    ["md", "<!-- highlight-next-line -->"],
    ["mdx", "{/* highlight-next-line */}"],
    ["python", "# highlight-next-line"],
    ["sql", "-- highlight-next-line"],
    ["lisp", ";; highlight-next-line"],
    ["latex", "% highlight-next-line"],
    ["vb", "' highlight-next-line"],
    ["bat", "REM highlight-next-line"],
  ])("in %s: %s", (language, comment) => {
    expect(read(["a", comment, "b"], language)).toEqual({
      lines: ["a", "b"],
      marked: [{ mark: "highlight", from: 1, to: 2 }],
      words: [],
      problems: [],
    });
  });

  test("from start to end, for every mark, and mixed", () => {
    const found = read([
      "// highlight-start",
      "a",
      "// del-next-line",
      "b",
      "// highlight-end",
      "// focus-start",
      "c",
      "// focus-end",
    ]);
    expect(found).toEqual({
      lines: ["a", "b", "c"],
      marked: [
        { mark: "del", from: 1, to: 2 },
        { mark: "highlight", from: 0, to: 2 },
        { mark: "focus", from: 2, to: 3 },
      ],
      words: [],
      problems: [],
    });
  });
});

describe("the notation in brackets", () => {
  test.each([
    ["a(); // [!code highlight]", "a();", "highlight"],
    ["a(); // [!code hl]", "a();", "highlight"],
    ["a(); // [!code ++]", "a();", "ins"],
    ["a(); // [!code --]", "a();", "del"],
    ["a(); // [!code focus]", "a();", "focus"],
    ["a(); // [!code error]", "a();", "error"],
    ["a(); // [!code warning]", "a();", "warning"],
    ["a(); // why [!code focus]", "a(); // why", "focus"],
    ["<A /> {/* [!code ++] */}", "<A />", "ins"],
    ["<a></a> <!-- [!code ++] -->", "<a></a>", "ins"],
    ["a: b; /* [!code ++] */", "a: b;", "ins"],
    ['a = "b" # [!code ++]', 'a = "b"', "ins"],
    ['a = "b" # say "c" [!code ++]', 'a = "b" # say "c"', "ins"],
    ["i--; // [!code ++]", "i--;", "ins"],
  ])("%s", (line, rest, mark) => {
    expect(read(["0", line])).toEqual({
      lines: ["0", rest],
      marked: [{ mark, from: 1, to: 2 }],
      words: [],
      problems: [],
    });
  });

  test("means several lines, the next line where it stands alone, and several things", () => {
    expect(
      read([
        "a // [!code ++:2]",
        "b",
        "// [!code focus] [!code highlight:2]",
        "c",
        "d",
      ]),
    ).toMatchObject({
      lines: ["a", "b", "c", "d"],
      marked: [
        { mark: "ins", from: 0, to: 2 },
        { mark: "focus", from: 2, to: 3 },
        { mark: "highlight", from: 2, to: 4 },
      ],
    });
  });

  test("names words, from its line on", () => {
    expect(
      read(["a", "// [!code word:b:2]", "b // [!code word:c\\:d]"]),
    ).toMatchObject({
      lines: ["a", "b"],
      words: [
        { text: "b", from: 1, to: 3, at: 2 },
        { text: "c:d", from: 1, to: Infinity, at: 3 },
      ],
    });
  });
});

test.each([
  ["ts", "const a = 'highlight-next-line';"],
  ["ts", "// eslint-disable-next-line no-console"],
  ["ts", "// highlight-next-line, says the manual"],
  ["ts", "// region-start"],
  ["ts", "a[!code ++]"],
  ["md", "// highlight-next-line"],
  ["md", "a // [!code ++]"],
  ["text", "# highlight-next-line"],
  ["diff", "+ // [!code ++]"],
])("in %s, %s is code", (language, line) => {
  expect(read([line, "b"], language)).toEqual({
    lines: [line, "b"],
    marked: [],
    words: [],
    problems: [],
  });
});

test.each([
  [
    "// highligth-next-line",
    '"highligth-next-line" is no mark, and stays a comment.',
    'Did you mean "highlight-next-line"?',
  ],
  [
    "// focus-end",
    '"focus-end" ends what has not begun.',
    'Write "focus-start" before the lines it means.',
  ],
  [
    "// focus-start",
    '"focus-start" has no end; all lines below it are marked.',
    'Write "focus-end" after the lines it means.',
  ],
  [
    "a // [!code fcous]",
    "[!code fcous] is no mark; it is left out.",
    "Did you mean [!code focus]?",
  ],
])("warns of %s with its line", (line, message, fix) => {
  const { problems } = read(["0", line, "1"]);
  expect(problems).toEqual([expect.objectContaining({ at: 2, message, fix })]);
});
