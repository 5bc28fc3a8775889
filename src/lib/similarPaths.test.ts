import { findSimilarPaths } from "./similarPaths";

const paths = [
  "/",
  "/about",
  "/blog/accessible-forms",
  "/blog/accessible-form",
];

test.each([
  ["/acessible-form", ["/blog/accessible-form", "/blog/accessible-forms"]],
  [
    "/2025/07/08/accessible-forms/",
    ["/blog/accessible-forms", "/blog/accessible-form"],
  ],
  ["/ABOUT", ["/about"]],
  ["/prices", []],
])("%s may have been %j", (typed, expected) => {
  expect(findSimilarPaths(typed, paths, 3)).toEqual(expected);
});
