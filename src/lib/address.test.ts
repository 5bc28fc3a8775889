import { decodePercent, getLinkKind, getTelAddress, readUrl } from "./address";

test.each([
  ["%C3%BCber", "über"],
  ["über", "über"],
  ["", ""],
  ["100%", undefined],
  ["%FF", undefined],
])("%j is %j", (text, decoded) => {
  expect(decodePercent(text)).toBe(decoded);
});

it.each([
  ["/", "internal"],
  ["/de/about", "internal"],
  ["/blog?page=2#top", "internal"],
  ["/about.html", "internal"],
  ["/docs/1.10", "internal"],
  ["/blog/asp.net", "internal"],
  ["/blog/next.js", "plain"],
  ["/blog/rss.xml?new#top", "plain"],
  ["/files/cv.pdf", "plain"],
  ["/static/0a1b/LICENSE", "plain"],
  ["https://example.com", "external"],
  ["HTTPS://example.com", "external"],
  ["//example.com/a", "external"],
  ["mailto:hello@example.com", "plain"],
  ["tel:+4930123456", "plain"],
  ["#contact", "plain"],
])("takes %s as %s", (to, kind) => {
  expect(getLinkKind(to)).toBe(kind);
});

test.each([
  ["+49 30 23125 042", "tel:+493023125042"],
  ["+49 (0)30 / 231-25", "tel:+493023125"],
  ["+43 (660) 12.34", "tel:+436601234"],
])("dials %s as %s", (phone, address) => {
  expect(getTelAddress(phone)).toBe(address);
});

test("reads addresses with umlauts, however often it is asked", () => {
  const hosts = Array.from({ length: 20_000 }, () =>
    readUrl("https://müller.de/größe"),
  ).map((url) => url?.hostname);
  expect(new Set(hosts)).toEqual(new Set(["xn--mller-kva.de"]));
});
