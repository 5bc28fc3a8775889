/** @jest-environment node */
import { readFrontMatter } from "./readFrontMatter";
import { syntaxProblems } from "./syntaxProblems";

test("front matter that can be read has no problems", () => {
  expect(syntaxProblems("---\ntitle: A\n---\n\nText")).toEqual([]);
});

test("a text without front matter has no problems here", () => {
  expect(syntaxProblems("Text")).toEqual([]);
});

test.each([
  ["a colon in plain text", "---\ntitle: A: B\n---\n", 2],
  ["a quote that is not closed", '---\ntitle: "A\n---\n', 3],
  ["a bracket that is not closed", "---\ntitle: A\ntags: [a\n---\n", 4],
])("%s is found with its line", (_, raw, line) => {
  const problems = syntaxProblems(raw);
  expect(problems.length).toBeGreaterThan(0);
  expect(problems[0]?.line).toBe(line);
});

const endless = "The front matter that begins in line 1 does not end.";
const noFence = 'This line is not the "---" that ends the front matter.';

test.each([
  [
    "no line ends it",
    "title: A\ntags: [a]\n\nSome text: more\n\nText.",
    4,
    endless,
  ],
  ["a rule in the text ends it", "title: A\n\nText.\n\n---\n", 3, endless],
  ["a line nearly ends it", "title: A\n--\n\nText.", 3, noFence],
  ["dashes are to end it", "title: A\n——\n\n---\n", 3, noFence],
])("where %s, the line is told that lacks it", (_, rest, line, message) => {
  expect(readFrontMatter(`---\n${rest}`).syntaxErrors).toEqual([
    { line, message },
  ]);
});

test("a text may begin with a rule", () => {
  expect(readFrontMatter("---\n\nText.\n").syntaxErrors).toEqual([]);
});

test.each([
  ["\n---\ntitle: A\ndate: 2026\n---\n\nText.", 2, "\n\n\n\n\n\nText."],
  ["\r\n \r\n---\r\ntitle: A\r\n---\r\nText.", 3, "\n\n\n\n\nText."],
  ["  ---\ntitle: A\n---\nText.", 1, "\n\n\nText."],
])(
  "front matter that begins late is told, and no text: %j",
  (raw, line, body) => {
    const message = "Front matter begins in line 1, or it is text.";
    const read = readFrontMatter(raw);
    expect(read.syntaxErrors).toEqual([{ line, message }]);
    expect(read.body).toBe(body);
  },
);

test.each(["\n---\n\nText: more.", "\n\n# Text", "\n---\nText.\n", " \n"])(
  "a text may begin with blank lines: %j",
  (raw) => {
    expect(readFrontMatter(raw)).toMatchObject({
      data: {},
      body: raw,
      syntaxErrors: [],
    });
  },
);

test("blank lines are welcome before a fault of another kind", () => {
  const [fault] = syntaxProblems("---\na: 1\n\nb: c: d\n---\n");
  expect(fault?.line).toBe(4);
  expect(fault?.message).not.toMatch(/end/);
});

test.each([
  ["- title: A\n- tags: b", "a list"],
  ["title:A", "plain text"],
])("front matter %j is told to be %s", (yaml, what) => {
  expect(readFrontMatter(`---\n${yaml}\n---\n`).syntaxErrors).toEqual([
    { line: 2, message: `The front matter is ${what}, not fields.` },
  ]);
});
