import { isQueryChange } from "./isQueryChange";

const at = (address: string) => new URL(address, "https://www.example.com");

it.each([
  ["/", "/blog", false],
  ["/?a", "/blog?a", false],
  ["/?a", "/blog?b", false],
  ["/blog", "/blog?a", true],
  ["/blog?a", "/blog?b", true],
  ["/blog?a#top", "/blog?b#top", true],
  ["/blog?a", "/blog?b#top", false],
  ["/blog#a", "/blog#b", false],
  ["/blog", "/blog", false],
])("from %s to %s: %s", (before, now, expected) => {
  expect(isQueryChange(at(before), at(now))).toBe(expected);
});
