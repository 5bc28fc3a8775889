import { documentAt, canonicalOf, hrefsIn } from "../build/site/docsPages";
import { siteUrl } from "../build/site/outputFolder";

describe("search engines are told the page of the last version", () => {
  test.each([
    ["/docs/next/start/access", "/docs/start/access"],
    ["/de/docs/next/work", "/de/docs/work"],
    // In 1.0 it is in English alone, so that is what it is a copy of.
    ["/de/docs/1.0/work/reviews", "/docs/work/reviews"],
    ["/de/docs/next/work/invoices", "/docs/work/invoices"],
  ])("%s: %s", (address, expected) => {
    expect(canonicalOf(address)).toBe(siteUrl + expected);
  });

  test.each(["/docs/1.0/phone", "/docs/next/pilot", "/de/docs/next/pilot"])(
    "the last version lacks %s",
    (address) => {
      expect(canonicalOf(address)).toBe(siteUrl + address);
    },
  );
});

test("neighbours of a page are none that are hidden", () => {
  const next = (address: string) =>
    hrefsIn(documentAt(address), 'main nav a[rel="next"]');
  expect(next("/docs/next/work/releases/rollback")).toEqual([]);
  expect(next("/docs/next/start/access")).toEqual(["/docs/next/work"]);
});
