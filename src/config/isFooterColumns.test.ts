import { isFooterColumns } from "./isFooterColumns";

test.each([
  ["nothing", [], false],
  ["a row of links", [{ label: "Blog", to: "/blog" }], false],
  ["columns", [{ title: "Site", items: [] }], true],
])("%s", (_, links, expected) => {
  expect(isFooterColumns(links)).toBe(expected);
});
