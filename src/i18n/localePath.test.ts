import { localePath } from "./localePath";

it.each([
  ["/", "/", "/"],
  ["/blog", "/", "/blog"],
  ["/", "/de", "/de"],
  ["/blog", "/de", "/de/blog"],
  ["/blog?x=1#y", "/de", "/de/blog?x=1#y"],
])("puts %s under %s as %s", (path, root, expected) => {
  expect(localePath(path, root)).toBe(expected);
});
