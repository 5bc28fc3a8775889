import { outputFiles } from "../build/site/outputFolder";
import { pages } from "../build/site/pages";

test("a site without posts has no page or feed of a blog, and no link to one", () => {
  const files = [...outputFiles].filter((file) =>
    /(?:^|\/)blog(?:[/.]|$)/.test(file),
  );
  expect(files).toEqual([]);
  const links = pages.flatMap(({ path, document }) =>
    [...document.querySelectorAll("[href*='/blog']")].map(
      (link) => `${path}: ${link.getAttribute("href")}`,
    ),
  );
  expect(links).toEqual([]);
});
