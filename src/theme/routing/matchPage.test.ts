import { matchPage } from "./matchPage";

afterEach(() => delete process.env.SITE_BASE_PATH);

it.each([
  ["", "/about.html", "/about"],
  ["", "/about/index.html?from=mail#main", "/about?from=mail#main"],
  ["", "/about/", "/about"],
  ["", "/about?file=x.html", "/about?file=x.html"],
  ["", "/index.html", "/"],
  ["", "/", "/"],
  ["", "/de/index.html", "/de"],
  ["/project", "/project/about.html", "/project/about"],
  ["/project", "/project/index.html#top", "/project/#top"],
  ["/project", "/project/", "/project/"],
])("below %j, %s is %s", (base, to, page) => {
  process.env.SITE_BASE_PATH = base;
  expect(matchPage(to)).toBe(page);
});
