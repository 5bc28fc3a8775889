import { isAddressLeft } from "./isAddressLeft";

it.each([
  ["/about", "/about", false],
  ["/about?a#b", "/about#c", false],
  ["/about.html", "/about", false],
  ["/about/index.html", "/about", false],
  ["/index.html", "/", false],
  ["/about/", "/about/", false],
  ["/imprint", "/blog", true],
  ["/imprint", "/", true],
  [undefined, "/blog", false],
])("a document opened at %s that is now at %s: %s", (opened, now, expected) => {
  const entries = opened ? [{ name: `https://www.example.com${opened}` }] : [];
  performance.getEntriesByType = jest.fn().mockReturnValue(entries);
  window.history.replaceState(null, "", now);
  expect(isAddressLeft()).toBe(expected);
});
