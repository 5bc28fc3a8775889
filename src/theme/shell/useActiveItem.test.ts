/** @jest-environment node */
import { isActiveItem } from "./useActiveItem";

it.each([
  [{ to: "/blog" }, "/blog", true],
  [{ to: "/blog" }, "/blog/first-blog-post", true],
  [{ to: "/blog" }, "/BLOG", true],
  [{ to: "/blog" }, "/blogger", false],
  [{ to: "/blog?x=1#y" }, "/blog", true],
  [{ to: "/" }, "/", true],
  [{ to: "/" }, "/about", false],
  [{ to: "/about", activeBasePath: "/blog" }, "/blog/archive", true],
  [{ to: "/about", activeBasePath: "/blog" }, "/about", false],
  [{ to: "/about", activeBaseRegex: "^/(blog|about)$" }, "/about", true],
  [{ to: "/about", activeBaseRegex: "^/(blog|about)$" }, "/about/me", false],
  [{}, "/", false],
])("%j on %s: %j", (item, path, expected) => {
  expect(isActiveItem(item, path)).toBe(expected);
});
