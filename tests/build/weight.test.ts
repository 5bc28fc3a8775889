import { pages } from "./site/pages";
import { sheetsOf } from "./site/weights";

it("names no text in a page's chunk map, save those that import components", () => {
  const importing =
    /^content-file-path-content-blog-2026-05-12-what-to-charge-\w\w-mdx$/;
  const named = pages.flatMap(({ path, html }) => {
    const [, json = ""] = /window\.___chunkMapping=(.*?);/.exec(html) ?? [];
    // Gatsby prefetches by it only if it is no string in a string.
    const map = JSON.parse(json) as Record<string, string[]>;
    expect(map).toHaveProperty("component---src-theme-templates-page-tsx");
    return [...json.matchAll(/content-file-path-[\w-]+?-mdx/g)]
      .map(([chunk]) => chunk)
      .filter((chunk) => !importing.test(chunk))
      .map((chunk) => `${path}: ${chunk}`);
  });
  expect(named).toEqual([]);
});

it("has minified style", () => {
  const [home] = pages;
  const sheets = home ? sheetsOf(home, false) : "";
  expect(sheets.length).toBeGreaterThan(10_000);
  expect(sheets.trim().split("\n").length).toBeLessThan(5);
});

it("styles a text's own component on its own pages alone", () => {
  const styled = pages
    .filter((page) => sheetsOf(page, false).includes("var(--sunk,#f3f0e7)"))
    .map(({ path }) => path);
  const withOwn = pages
    .map(({ path }) => path)
    .filter((path) => path.endsWith("/blog/what-to-charge"));
  expect(withOwn).toHaveLength(2);
  expect(styled.sort()).toEqual(withOwn.sort());
});
