/** @jest-environment node */
import { nearestPath } from "./nearestPath";

const paths = [
  "/",
  "/about",
  "/blog",
  "/blog/archive",
  "/blog/first-blog-post",
  "/blog/reading-a-contract",
  "/de/about",
  "/de/blog/archive",
];

test.each([
  ["/About", "/about"],
  ["/abuot", "/about"],
  ["/blog/frist-blog-post", "/blog/first-blog-post"],
  ["/archive", "/blog/archive"],
  ["/de/archive", "/de/blog/archive"],
  ["/something/else/entirely", undefined],
])("%s is most likely %s", (typed, meant) => {
  expect(nearestPath(typed, paths)).toBe(meant);
});

test("a name that many share says nothing", () => {
  const files = ["a", "b", "c", "d"].map((name) => `/texts/${name}/en.mdx`);
  expect(nearestPath("/elsewhere/and/far-away/en.mdx", files)).toBeUndefined();
});

test("finds a slip among thousands of paths, fast", () => {
  const many = Array.from({ length: 5_000 }, (_, at) => `/blog/a-post-${at}`);
  const start = performance.now();
  const meant = nearestPath("/blog/frist-blog-post", [...many, ...paths]);
  expect(meant).toBe("/blog/first-blog-post");
  // 20 ms where it was written; comparing all letter by letter takes seconds.
  expect(performance.now() - start).toBeLessThan(500);
});
