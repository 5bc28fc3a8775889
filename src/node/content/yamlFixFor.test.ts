import { readFrontMatter, readYaml } from "./readFrontMatter";
import { yamlFixFor } from "./yamlFixFor";

const spaces =
  "Write a space behind the colon of a field and behind the hyphen of an item, and indent what goes on from the line before.";

test.each([
  [
    "title: A: B",
    "Put text that holds a colon in quotes; if it is a field, begin it in the same column as its neighbours.",
  ],
  ["a:\n\tb: c", "Indent with spaces instead of tabs."],
  ['title: "A', "Write the same quotation mark behind the text."],
  ["title: 'A", "Write the same quotation mark behind the text."],
  ["a: 1\na: 2", "Remove one of the two, or rename it."],
  [
    "a:\n  b: c\n d: e",
    "Begin this line in the same column as its neighbours.",
  ],
  [
    "a:\n b: c\n- d: e",
    "Remove the hyphen, or indent the list below its field.",
  ],
  ["tags: [a\nb: c", "Close the bracket that begins before this line."],
  ["title: *A* b", "Put the whole text in quotes."],
  ["title: *A*", "Put the whole text in quotes."],
  ["title: %A", "Put the whole text in quotes."],
  ['title: "A" b', "Put the whole text in quotes."],
  ["title:A\nb: c", spaces],
  ["tags:\n-a\n-b", spaces],
])("%j is one fault, and mended so: %s", (yaml, fix) => {
  const [fault, ...others] = readYaml(yaml).syntaxErrors;
  expect(yamlFixFor(fault?.message ?? "")).toBe(fix);
  expect(others).toEqual([]);
});

test("so are tabs that another parser finds", () => {
  const message = "tab characters must not be used in indentation";
  expect(yamlFixFor(message)).toBe("Indent with spaces instead of tabs.");
});

const field =
  'Write each field in a line of its own, with no hyphen before it and a space behind the colon, such as "title: A good title".';

test.each([
  ["title: A\n\nText", 'Write a line "---" here, above the text.'],
  ["title: A\n--\n", "Write three hyphens, and nothing else."],
  ["- title: A\n---\n", field],
  ["title:A\n---\n", field],
])("front matter %j is mended so: %s", (rest, fix) => {
  const [fault] = readFrontMatter(`---\n${rest}`).syntaxErrors;
  expect(yamlFixFor(fault?.message ?? "")).toBe(fix);
});

test("so is front matter that begins late", () => {
  const [fault] = readFrontMatter("\n---\ntitle: A\n---\n").syntaxErrors;
  expect(yamlFixFor(fault?.message ?? "")).toBe(
    "Remove what is blank before this line's hyphens: begin the file with them.",
  );
});
