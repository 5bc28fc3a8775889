import path from "node:path";
import { gzipSync } from "node:zlib";
import { outputFiles, readOutput } from "./site/outputFolder";
import { pages, type BuiltPage } from "./site/pages";

const styleOf = ({ html }: BuiltPage) =>
  [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)]
    .map(([, css]) => css)
    .join("");
const has = ({ document }: BuiltPage, selector: string) =>
  document.querySelector(selector) !== null;

describe.each([
  ["formulas", ".katex", /\.katex[ ,{]|KaTeX_/],
  ["diagrams", "figure.diagram", /\.diagram[ ,{-]/],
])("%s", (_, selector, rules) => {
  it("bring their sheet to the pages that have some, and to no other", () => {
    const withSome = pages.filter((page) => has(page, selector));
    expect(withSome.map(({ path }) => path)).toContain("/de/schreiben");
    const withSheet = pages.filter((page) => rules.test(styleOf(page)));
    expect(withSheet.map(({ path }) => path)).toEqual(
      withSome.map(({ path }) => path),
    );
  });
});

it("asks for no font of formulas that is not in the site", () => {
  const [, sheet = ""] =
    pages
      .map((page) => /@import "\/(static\/katex[^"]+)"/.exec(styleOf(page)))
      .find((found) => found !== null) ?? [];
  const fonts = readOutput(sheet).matchAll(/url\(([^)]+\.woff2)\)/g);
  const named = [...fonts].map(([, file = ""]) =>
    path.posix.join(path.posix.dirname(sheet), file),
  );
  expect(named.length).toBeGreaterThan(3);
  for (const file of named) expect(outputFiles).toContain(file);
});

it("has a name for every drawing, and its text for everybody", () => {
  const drawings = pages.flatMap(({ document }) => [
    ...document.querySelectorAll("figure.diagram"),
  ]);
  expect(drawings.length).toBeGreaterThan(5);
  for (const drawing of drawings) {
    const svg = drawing.querySelector("svg[role=img]");
    expect(svg?.getAttribute("aria-label")).toMatch(/\w{3}/);
    expect(drawing.querySelector("details pre")?.textContent).toMatch(/\n/);
    expect(gzipSync(svg?.outerHTML ?? "").length).toBeLessThan(1_500);
  }
});
