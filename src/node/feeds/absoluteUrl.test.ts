/** @jest-environment node */
import { absoluteUrl } from "./absoluteUrl";

const base = "https://www.example.com/de/blog/post";

test.each([
  ["#why", "https://www.example.com/de/blog/post#why"],
  ["?a=1", "https://www.example.com/de/blog/post?a=1"],
  ["other", "https://www.example.com/de/blog/other"],
  ["../about?a=1&b=2", "https://www.example.com/de/about?a=1&b=2"],
  ["/de/a b/ü", "https://www.example.com/de/a%20b/%C3%BC"],
  ["//cdn.example/a", "https://cdn.example/a"],
  ["mailto:a@b.example", "mailto:a@b.example"],
])("%s becomes %s", (address, expected) => {
  expect(absoluteUrl(address, base)).toBe(expected);
});

test.each([
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "data:text/html,a",
  "https://",
  "http://[",
])("%s is left out", (address) => {
  expect(absoluteUrl(address, base)).toBeUndefined();
});
