/** @jest-environment node */
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
