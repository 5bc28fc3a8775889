import { readFrontMatter, readYaml } from "./readFrontMatter";
import { yamlFixFor } from "./yamlFixFor";

test.each([
  ["title: A: B", "Put text that holds a colon, a quote or a hash in quotes."],
  ["a:\n\tb: c", "Indent with spaces instead of tabs."],
  ['title: "A', "Write the same quotation mark behind the text."],
  ["title: 'A", "Write the same quotation mark behind the text."],
  ["a: 1\na: 2", "Remove one of the two, or rename it."],
])("%j is mended so: %s", (yaml, fix) => {
  const [fault] = readYaml(yaml).syntaxErrors;
  expect(yamlFixFor(fault?.message ?? "")).toBe(fix);
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
