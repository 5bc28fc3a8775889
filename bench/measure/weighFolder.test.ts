import { countPages } from "./weighFolder";

describe("countPages", () => {
  test.each([
    ["the root", ["index.html"], 1],
    ["both forms of an address", ["about.html", "about/index.html"], 1],
    ["a locale's root", ["de.html", "de/index.html", "index.html"], 2],
    ["error pages", ["404.html", "404/index.html", "de/404.html"], 2],
    ["other files", ["app.js", "html", "a.html.map"], 0],
  ])("%s", (_, files, pages) => {
    expect(countPages(files)).toBe(pages);
  });
});
