import { documentAt, hrefsIn, wordsOf } from "../build/site/docsPages";
import { filesThatSay } from "../build/site/hiddenPosts";
import { pages } from "../build/site/pages";

/** Every page of documentation that there is to be, without locale. */
const expected = [
  "/api",
  "/api/errors",
  "/api/requests",
  "/docs",
  "/docs/1.0",
  "/docs/1.0/phone",
  "/docs/1.0/start/first-week",
  "/docs/1.0/work/reviews",
  "/docs/moving",
  "/docs/next",
  "/docs/next/offer",
  "/docs/next/pilot",
  "/docs/next/start/access",
  "/docs/next/start/first-week",
  "/docs/next/tax",
  "/docs/next/work",
  "/docs/next/work/invoices",
  "/docs/next/work/releases/rollback",
  "/docs/next/work/reviews",
  "/docs/start/access",
  "/docs/start/first-week",
  "/docs/work",
  "/docs/work/invoices",
  "/docs/work/reviews",
];

test("files have pages, folders and drafts have none", () => {
  const built = pages
    .filter(({ locale }) => locale === "en")
    .map(({ path }) => path)
    .filter((path) => /^\/(?:docs|api)(?:\/|$)/.test(path));
  expect(built.sort()).toEqual(expected);
});

test("entries of every kind stand in a sidebar, in their order", () => {
  const sidebar = documentAt("/api").querySelector(
    'main nav[aria-label="Invoice service"]',
  );
  expect(hrefsIn(sidebar)).toEqual([
    "/api",
    "/api/requests",
    "/api/errors",
    "https://status.example.com",
    "/about",
  ]);
  for (const words of ["Calls", "HTTP 4xx", "Elsewhere"]) {
    expect(wordsOf(sidebar)).toContain(words);
  }
  expect(wordsOf(sidebar?.querySelector("small"))).toBe(
    "One of three services",
  );
  const [status] = sidebar?.querySelectorAll("a[target=_blank]") ?? [];
  expect(status?.getAttribute("href")).toBe("https://status.example.com");
});

const own = (address: string) => [
  `${address}.html`,
  `${address}/index.html`,
  `page-data/${address}/page-data.json`,
];

test.each(["Secret rates", "quicksilver", "next/rates"])(
  "no file says %j, which is a draft's",
  (words) => {
    expect(filesThatSay(words)).toEqual([]);
  },
);

test.each(["palimpsest", "A special offer"])(
  "nothing but its own pages says %j, which is unlisted",
  (words) => {
    const expected = ["docs/next/offer", "de/docs/next/offer"].flatMap(own);
    expect(filesThatSay(words).sort()).toEqual(expected.sort());
  },
);

test("what is unlisted says so, and asks search engines to pass by", () => {
  const document = documentAt("/docs/next/offer");
  const robots = document.querySelector("meta[name=robots]");
  expect(robots?.getAttribute("content")).toBe("noindex");
  expect(document.querySelector("main [role=note]")).not.toBeNull();
});

test("neighbours of a page are none that are hidden", () => {
  const next = (address: string) =>
    hrefsIn(documentAt(address), 'main nav a[rel="next"]');
  expect(next("/docs/next/start/access")).toEqual(["/docs/next/work"]);
});
