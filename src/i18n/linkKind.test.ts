import { linkKind } from "./linkKind";

it.each([
  ["/", "internal"],
  ["/de/about", "internal"],
  ["/blog?page=2#top", "internal"],
  ["/about.html", "internal"],
  ["/blog/rss.xml", "plain"],
  ["/files/cv.pdf", "plain"],
  ["/static/0a1b/LICENSE", "plain"],
  ["https://example.com", "external"],
  ["HTTPS://example.com", "external"],
  ["//example.com/a", "external"],
  ["mailto:hello@example.com", "plain"],
  ["tel:+4930123456", "plain"],
  ["#contact", "plain"],
])("takes %s as %s", (to, kind) => {
  expect(linkKind(to)).toBe(kind);
});
