import { codeFrame } from "./codeFrame";

const source = `---
title: A post
date: 2026-02-30
tags: [craft]
---

Text with <Card> in it.
`;
const frame = (fault: Partial<Parameters<typeof codeFrame>[1]>) =>
  codeFrame(source, { message: "", ...fault });

it("shows the lines around, and the value that is wrong", () => {
  expect(frame({ line: 3, value: "2026-02-30" })).toBe(
    `  1 | ---
  2 | title: A post
> 3 | date: 2026-02-30
    |       ^^^^^^^^^^
  4 | tags: [craft]
  5 | ---`,
  );
});

test.each([
  [{ line: 4, field: "tags[0]", message: 'No tag "craft".' }, "        ^^^^^"],
  [{ line: 4, field: "tags[0]", message: "Wrong." }, " ^^^^"],
  [{ line: 7, message: "There is no component <Card>." }, "           ^^^^^"],
  [{ line: 7, column: 6, message: "Unexpected." }, "      ^^^^"],
  [{ line: 7, column: 24, message: "No end for `<`." }, "           ^"],
])("marks what %j speaks of", (fault, arrows) => {
  expect(
    frame(fault)
      ?.split("\n")
      .find((row) => row.includes("^")),
  ).toBe(`    |${arrows}`);
});

it("marks the line alone where nothing says more", () => {
  expect(frame({ line: 7, message: "It ends too early." })).toBe(
    `  5 | ---
  6 |
> 7 | Text with <Card> in it.`,
  );
});

it("shows of a long line what matters", () => {
  const long = `${"word ".repeat(60)}<Card> and more ${"word ".repeat(60)}`;
  const rows = codeFrame(long, { line: 1, message: "No <Card>." })?.split("\n");
  const [text = "", arrows = ""] = rows ?? [];
  expect(text.length).toBeLessThan(80);
  expect(text.slice(arrows.indexOf("^"), arrows.lastIndexOf("^") + 1)).toBe(
    "<Card",
  );
});

it("shows nothing for a line that is not there, or not known", () => {
  expect(frame({ line: 99 })).toBeNull();
  expect(frame({})).toBeNull();
});

it("numbers lines of any length alike", () => {
  const many = Array.from({ length: 12 }, (_, at) => `row ${at + 1}`);
  expect(codeFrame(many.join("\r\n"), { line: 10, message: "" })).toBe(
    `   8 | row 8
   9 | row 9
> 10 | row 10
  11 | row 11
  12 | row 12`,
  );
});
