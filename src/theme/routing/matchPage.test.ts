import { matchPage, toDataPath } from "./matchPage";

afterEach(() => delete process.env.SITE_BASE_PATH);

it.each([
  ["", "/about.html", "/about"],
  ["", "/about/index.html?from=mail#main", "/about?from=mail#main"],
  ["", "/about/", "/about"],
  ["", "/about?file=x.html", "/about?file=x.html"],
  ["", "/index.html", "/"],
  ["", "/", "/"],
  ["", "/de/index.html", "/de"],
  ["", "/100%.html?at=50%", "/100%25?at=50%"],
  ["", "/%E0%A4%A/%C3%BC", "/%25E0%25A4%25A/%25C3%25BC"],
  ["", "/%C3%BC", "/%C3%BC"],
  ["", "/de//blog?a=//#//", "/de/blog?a=//#//"],
  ["", "//about%2F", "/about"],
  ["/project", "/project/about.html", "/project/about"],
  ["/project", "/project/index.html#top", "/project/#top"],
  ["/project", "/project/", "/project/"],
])("below %j, %s is %s", (base, to, page) => {
  process.env.SITE_BASE_PATH = base;
  expect(matchPage(to)).toBe(page);
});

it.each([
  ["/blog?sort=new", "/blog"],
  ["/a%20b", "/a%20b"],
  ["/100%25", "/404.html"],
  ["/about%20", "/404.html"],
  ["/about%0A", "/404.html"],
  ["/de/404.html", "/404.html"],
])("%s has the data of %s", (path, data) => {
  expect(toDataPath(path)).toBe(data);
});
