import { findCollection } from ".";

test("a collection's nodes have the front matter that only it has", () => {
  const fields = Object.keys(findCollection("projects")?.nodeFields ?? {});
  expect(fields).toEqual(expect.arrayContaining(["client", "galleryLayout"]));
  expect(fields).not.toContain("title");
});

test("a collection has its folder, and documentation those of its versions", () => {
  expect(findCollection("projects-old")).toBeUndefined();
  expect(findCollection("docs-api@1.0")?.nodeType).toBe("Doc");
});
