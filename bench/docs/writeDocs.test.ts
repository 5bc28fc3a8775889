import { docPath, versionFolders } from "./writeDocs";

test.each([
  [1, "part-1/chapter-01/page-0001"],
  [25, "part-1/chapter-01/page-0025"],
  [26, "part-1/chapter-02/page-0026"],
  [500, "part-1/chapter-20/page-0500"],
  [501, "part-2/chapter-01/page-0501"],
])("page %i lies at %s", (number, expected) => {
  expect(docPath(number)).toBe(expected);
});

test("the current version has no name, and the others have numbers", () => {
  expect(versionFolders(3)).toEqual([
    "content/docs",
    "content/docs@1.0",
    "content/docs@2.0",
  ]);
});
