import { withBaseUrl } from "../../src/config/resolved";
import {
  documentAt,
  canonicalOf,
  hrefsIn,
  wordsOf,
} from "../build/site/docsPages";
import { siteUrl } from "../build/site/outputFolder";

/** What stands on a page around its text. */
const around = (address: string) => {
  const found = documentAt(address).querySelector("main");
  if (!found) throw new Error(`${address} has no main`);
  const main = found.cloneNode(true) as Element;
  main.querySelector(".prose")?.remove();
  for (const nav of main.querySelectorAll("nav")) nav.remove();
  return main;
};

describe("titles of versions other than the last name them", () => {
  test.each([
    ["/docs/next/start/access", " | Next | Alex Example"],
    ["/de/docs/next/work", " | In Arbeit | Alex Example"],
    ["/docs/next/start", " | Next | Alex Example"],
  ])("%s: %s", (address, end) => {
    expect(documentAt(address).title).toMatch(
      new RegExp(`^[^|]+${end.replaceAll("|", "\\|")}$`),
    );
  });
});

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

describe("a page says that its version is not the last, and leads there", () => {
  test.each([
    ["/docs/1.0/phone", "version 1.0, which is no longer", "/docs"],
    ["/docs/next/start/access", "not been released", "/docs/start/access"],
    ["/docs/next/pilot", "not been released", "/docs"],
    ["/docs/next/start", "not been released", "/docs/start"],
    ["/docs/next/tags/craft", "not been released", "/docs/tags/craft"],
    ["/de/docs/next/tax", "noch nicht veröffentlicht", "/de/docs"],
  ])("%s: %s", (address, words, target) => {
    const page = around(address);
    const links = [...page.querySelectorAll("a")].filter(
      (link) => link.getAttribute("href") === withBaseUrl(target),
    );
    expect(links).toHaveLength(1);
    const banner = wordsOf(links[0]?.closest("[role=note]"));
    expect(banner).toContain(words);
    expect(banner).toContain("2.0 LTS");
  });

  test.each(["/docs/start/first-week", "/de/docs", "/api", "/de/api/requests"])(
    "%s has no such words",
    (address) => {
      expect(wordsOf(around(address))).not.toMatch(
        /released|maintained|veröffentlicht|gepflegt/,
      );
    },
  );
});

describe("where there are several versions, pages bear theirs", () => {
  test.each([
    ["/docs/start/first-week", "2.0 LTS"],
    ["/docs/1.0/phone", "1.0"],
    ["/docs/next", "Next"],
  ])("%s: %s", (address, label) => {
    expect(wordsOf(around(address))).toContain(label);
  });

  test("where there is one, they don't", () => {
    expect(wordsOf(around("/api"))).not.toMatch(/Next|Version/);
  });
});

test("neighbours of a page are none that are hidden", () => {
  const next = (address: string) =>
    hrefsIn(documentAt(address), 'main nav a[rel="next"]');
  expect(next("/docs/next/work/releases/rollback")).toEqual([]);
  expect(next("/docs/next/start/access")).toEqual(["/docs/next/work"]);
});

test("links in a text stay in their version and language", () => {
  const inText = (address: string) =>
    hrefsIn(documentAt(address).querySelector(".prose"), "a:not(.anchor)");
  expect(inText("/docs/next")).toEqual([
    "/docs/next/start/first-week",
    "/docs/next/work",
    "/api",
  ]);
  expect(inText("/docs")).toEqual([
    "/docs/start/first-week",
    "/docs/work",
    "/api",
  ]);
  expect(inText("/de/docs")).toEqual([
    "/de/docs/start/first-week",
    "/de/docs/work",
    "/de/api",
  ]);
  expect(inText("/de/docs/1.0/start/first-week")).toEqual([
    "/de/docs/1.0/phone",
  ]);
  expect(inText("/de/blog/first-blog-post")).toEqual(["/de/docs/next"]);
});
