import { isSlug, proposeSlug } from "./slug";

test.each([
  "a",
  "first-post",
  "2020/01/02/hello",
  "releases/3.0",
  "snake_case",
])("%s can stand in an address", (text) => {
  expect(isSlug(text)).toBe(true);
  expect(proposeSlug(text).length).toBeGreaterThan(0);
});

test.each([
  "",
  "/",
  "/a",
  "a/",
  "a//b",
  "A",
  "a b",
  "a--b",
  "-a",
  "ü",
  "a?b",
  "..",
  "a/../b",
  "feed.xml",
])('"%s" can\'t', (text) => {
  expect(isSlug(text)).toBe(false);
});

test.each([
  ["Über uns!", "ueber-uns"],
  ["Crème Brûlée", "creme-brulee"],
  ["C++ & Go", "c-go"],
  ["Notes/My Post", "notes/my-post"],
  ["feed.xml", "feed-xml"],
  ["日本", ""],
])("%s: %s", (text, proposal) => {
  expect(proposeSlug(text)).toBe(proposal);
  expect(proposal === "" || isSlug(proposal)).toBe(true);
});
