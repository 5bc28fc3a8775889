import { outputFiles, readOutput } from "./site/outputFolder";
import { pages } from "./site/pages";

const stats = readOutput("webpack.stats.json");
const isScript = (file: string) => /^[^/]+\.js$/.test(file);
/** What this build wrote; Gatsby leaves scripts of earlier ones where they are. */
const written = [...outputFiles].filter(
  (file) => !isScript(file) || stats.includes(file),
);
const scripts = written.filter(isScript);

test("a site without documentation has no page, no file and no script of it", () => {
  expect(scripts.length).toBeGreaterThan(10);
  const saying = (words: string) =>
    scripts.filter((file) => readOutput(file).includes(words));
  expect(saying("colorMode")).not.toEqual([]);
  expect(saying("docs-preferred-version")).toEqual([]);
  expect(saying("docs-sidebars")).toEqual([]);
  expect(stats).toContain("component---src-templates-page-tsx");
  expect(stats).not.toMatch(/component---src-templates-docs?/);
  const files = written.filter((file) => file.includes("docs"));
  expect(files).toEqual([]);
  for (const { html } of pages) {
    expect(html).not.toContain("docs-preferred-version");
  }
});
