import { findSimilarPaths } from "./similarPaths";

const paths = ["/", "/about", "/blog/accessible-forms", "/de/blog/formulare"];

test.each([
  ["/blog/acessible-form", ["/blog/accessible-forms"]],
  ["/2025/07/08/accessible-forms/", ["/blog/accessible-forms"]],
  ["/ABOUT", ["/about"]],
  ["/prices", []],
])("%s may have been %j", (typed, expected) => {
  expect(findSimilarPaths(typed, paths, 3)).toEqual(expected);
});
