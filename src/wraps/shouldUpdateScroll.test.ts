import { shouldUpdateScroll } from "./shouldUpdateScroll";

const at = (address: string) => ({
  location: new URL(address, "https://www.example.com"),
});

it.each([
  [undefined, "/blog", true],
  ["/", "/blog", true],
  ["/?a", "/blog?a", true],
  ["/blog", "/blog?a", false],
  ["/blog?a", "/blog?b", false],
  ["/blog?a#top", "/blog?b#top", false],
  ["/blog?a", "/blog?b#top", true],
  ["/blog#a", "/blog#b", true],
  ["/blog", "/blog", true],
])("from %s to %s: %s", (before, now, expected) => {
  const prevRouterProps = before === undefined ? undefined : at(before);
  const args = { prevRouterProps, routerProps: at(now) };
  expect(shouldUpdateScroll(args)).toBe(expected);
});
