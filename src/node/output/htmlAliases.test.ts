import { htmlAlias } from "./htmlAliases";

test.each([
  ["/about", { page: "about/index.html", alias: "about.html" }],
  ["/de", { page: "de/index.html", alias: "de.html" }],
  [
    "/blog/a.post",
    { page: "blog/a.post/index.html", alias: "blog/a.post.html" },
  ],
  ["/", null],
  ["/404.html", null],
])("htmlAlias(%s)", (path, expected) => {
  expect(htmlAlias(path)).toEqual(expected);
});
