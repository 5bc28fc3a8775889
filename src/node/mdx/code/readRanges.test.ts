import { readRanges } from "./readRanges";

test("lines are counted from 1, ranges include their last line", () => {
  expect(readRanges("ins", "1, 4-6,9", 9)).toEqual({
    marked: [
      { mark: "ins", from: 0, to: 1 },
      { mark: "ins", from: 3, to: 6 },
      { mark: "ins", from: 8, to: 9 },
    ],
    problems: [],
  });
});

test.each([
  ["9-2", "{9-2} ends before it begins."],
  ["0", "{0}: lines are counted from 1."],
  ["a", "{a} is neither a line nor lines such as 4-6."],
  ["", "{} is neither a line nor lines such as 4-6."],
  ["3-", "{3-} is neither a line nor lines such as 4-6."],
  ["8-10", "{8-10} is beyond the end: this block of code has 9 lines."],
])("{%s} is a fault, and the rest holds", (lines, message) => {
  expect(readRanges("highlight", `${lines},2`, 9)).toEqual({
    marked: [{ mark: "highlight", from: 1, to: 2 }],
    problems: [{ message }],
  });
});

test("a block of one line is called so", () => {
  expect(readRanges("highlight", "2", 1).problems).toEqual([
    { message: "{2} is beyond the end: this block of code has 1 line." },
  ]);
});
