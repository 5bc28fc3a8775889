import { readFence } from "./readFence";

const fence = {
  language: "ts",
  isWrapped: false,
  ranges: [],
  words: [],
  problems: [],
};

test.each([
  ["ts", "", {}],
  ["TS", "", {}],
  ["", "", { language: "" }],
  ["ts", 'title="a b.ts"', { title: "a b.ts" }],
  ["ts", "title='say \"a\"'", { title: 'say "a"' }],
  ["ts", "title=a.ts", { title: "a.ts" }],
  ["ts", "showLineNumbers", { firstNumber: 1 }],
  ["ts", "showLineNumbers=5", { firstNumber: 5 }],
  ["ts", "showLineNumbers={5}", { firstNumber: 5 }],
  ["ts", "wrap", { isWrapped: true }],
  ["ts", "{1,4-6}", { ranges: [{ mark: "highlight", lines: "1,4-6" }] }],
  ["ts{1, 3}", "", { ranges: [{ mark: "highlight", lines: "1, 3" }] }],
  [
    "ts",
    "{1} ins={2} del={3} focus={4} error={5} warning={6} highlight={7}",
    {
      ranges: [
        { mark: "highlight", lines: "1" },
        { mark: "ins", lines: "2" },
        { mark: "del", lines: "3" },
        { mark: "focus", lines: "4" },
        { mark: "error", lines: "5" },
        { mark: "warning", lines: "6" },
        { mark: "highlight", lines: "7" },
      ],
    },
  ],
  ["ts", "/a b/ /c\\/d/", { words: ["a b", "c/d"] }],
  [
    "ts",
    '/title="x"/ title="/y/" {1}',
    {
      title: "/y/",
      words: ['title="x"'],
      ranges: [{ mark: "highlight", lines: "1" }],
    },
  ],
])("reads %s %s", (info, meta, expected) => {
  expect(readFence(info, meta)).toEqual({ ...fence, ...expected });
});

test.each([
  [
    "showLineNumber",
    '"showLineNumber" is nothing that a block of code understands; it is ignored.',
    'Did you mean "showLineNumbers"?',
  ],
  [
    "live=true",
    '"live" is nothing that a block of code understands; it is ignored.',
    undefined,
  ],
  [
    "=5",
    '"=5" is nothing that a block of code understands; it is ignored.',
    undefined,
  ],
  [
    "ins",
    '"ins" does not say which lines it means; it is ignored.',
    "Write ins={1,4-6}.",
  ],
  [
    'title=""',
    "The title of this block of code is empty.",
    'Write title="example.ts".',
  ],
  [
    "showLineNumbers=two",
    "showLineNumbers=two is no number; the lines have none.",
    "Write showLineNumbers, or showLineNumbers=5 to begin with 5.",
  ],
])("warns of %s", (meta, message, fix) => {
  const { problems, ...rest } = readFence("ts", meta);
  expect(problems).toEqual([expect.objectContaining({ message, fix })]);
  expect({ ...rest, problems: [] }).toEqual(fence);
});
