import { rendersAnew } from "./rendersAnew";

test.each([
  ["en-GB", "/de/nothing", true],
  ["de-DE", "/de/nothing", false],
  ["de-DE", "/", true],
  ["en-GB", "/about", false],
  // In develop the document says nothing of its language before React runs.
  ["", "/de", false],
])("a document in %j at %s: %s", (lang, pathname, expected) => {
  expect(rendersAnew(lang, pathname)).toBe(expected);
});
