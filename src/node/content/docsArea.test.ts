import {
  docsFolder,
  isCollection,
  isVersionName,
  readDocsArea,
} from "./docsArea";

test.each([
  ["docs", "default", "current"],
  ["docs@1.0", "default", "1.0"],
  ["docs-api", "api", "current"],
  ["docs-client-handbook@2026.1", "client-handbook", "2026.1"],
])("%s holds docs, and back again", (area, collection, version) => {
  expect(readDocsArea(area)).toEqual({ area, collection, version });
  expect(docsFolder(collection, version)).toBe(area);
});

test.each(["blog", "pages", "doc", "docsapi", "my-docs", "Docs"])(
  "%s holds none",
  (area) => expect(readDocsArea(area)).toBeNull(),
);

test("what can't be a name is read as well, so that it can be reported", () => {
  expect(readDocsArea("docs-")).toMatchObject({ collection: "" });
  expect(readDocsArea("docs@")).toMatchObject({ version: "" });
  expect(readDocsArea("docs@1@2")).toMatchObject({ version: "1@2" });
});

test.each(["1.0", "v2", "2026.1-beta_2", "a", "x".repeat(32)])(
  "%s can name a version",
  (name) => expect(isVersionName(name)).toBe(true),
);

test.each([
  "",
  "current",
  "1.",
  ".1",
  "..",
  "1..0",
  "1/0",
  "ä",
  "1 0",
  "x".repeat(33),
])('"%s" can\'t', (name) => expect(isVersionName(name)).toBe(false));

test("ids of collections are parts of addresses", () => {
  expect(["api", "client-handbook", "v2"].every(isCollection)).toBe(true);
  expect(["", "Api", "a--b", "-a", "a_b"].some(isCollection)).toBe(false);
});
