import { outputFiles, readOutput } from "./site/outputFolder";
import { pages } from "./site/pages";

/** Scripts of this build; Gatsby leaves those of earlier ones where they are. */
const stats = readOutput("webpack.stats.json");
const scripts = [...outputFiles].filter(
  (file) => /^[^/]+\.js$/.test(file) && stats.includes(file),
);

test("a site without documentation has no page, no file and no script of it", () => {
  expect(scripts.length).toBeGreaterThan(10);
  const saying = (words: string) =>
    scripts.filter((file) => readOutput(file).includes(words));
  expect(saying("colorMode")).not.toEqual([]);
  expect(saying("docs-preferred-version")).toEqual([]);
  expect(saying("docs-sidebars")).toEqual([]);
  expect(stats).toContain("component---src-templates-page-tsx");
  expect(stats).not.toMatch(/component---src-templates-docs?/);
  const files = [...outputFiles].filter((file) => file.includes("docs"));
  expect(files).toEqual([]);
  for (const { html } of pages) {
    expect(html).not.toContain("docs-preferred-version");
  }
});
