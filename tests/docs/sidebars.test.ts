import { gzipSync } from "node:zlib";
import { readOutput } from "../build/site/outputFolder";
import { pages } from "../build/site/pages";
import { at, hrefsIn } from "./support/at";

/** The sidebar beside a page, by what it is called. */
const sidebarOf = (address: string, name: string) =>
  at(address).document.querySelector(`nav[aria-label="${name}"]`);

const handbook = (address: string) =>
  sidebarOf(
    address,
    address.startsWith("/de") ? "Kundenhandbuch" : "Client handbook",
  );

test("a sidebar has folders and pages in the order of their numbers", () => {
  const version = "/docs/next";
  expect(hrefsIn(handbook(version))).toEqual([
    version,
    `${version}/start`,
    `${version}/start/first-week`,
    `${version}/start/access`,
    `${version}/work`,
    `${version}/work/reviews`,
    `${version}/work/invoices`,
    `${version}/work/releases/rollback`,
    `${version}/pilot`,
    `${version}/tax`,
  ]);
});

test.each(["/docs", "/docs/1.0", "/de/docs/next", "/de/docs/1.0"])(
  "that of %s leads to its own version and language alone",
  (version) => {
    const hrefs = hrefsIn(handbook(version));
    expect(hrefs.length).toBeGreaterThan(3);
    const own = new RegExp(`^${version}(?:/(?!next|1\\.0)|$)`);
    expect(hrefs.filter((href) => !own.test(href ?? ""))).toEqual([]);
  },
);

test("a page finds itself in it, and what is above it open", () => {
  const sidebar = handbook("/docs/next/work/releases/rollback");
  const current = [...(sidebar?.querySelectorAll("[aria-current]") ?? [])];
  expect(current.map((link) => link.textContent)).toEqual(["Going back"]);
  expect(current[0]?.closest("details:not([open])")).toBeNull();
  const folded = sidebar?.querySelectorAll("details:not([open])") ?? [];
  expect(folded.length).toBeGreaterThan(0);
});

test("every page of a version has exactly one entry for itself, or is an index of others", () => {
  const wrong = pages
    .filter(({ path }) => /^(?:\/de)?\/docs(?:\/|$)/.test(path))
    .filter(({ path }) => !/\/tags(?:\/|$)/.test(path))
    .map(({ path }) => {
      const marked = hrefsIn(handbook(path), "[aria-current=page]");
      return { path, marked };
    })
    .filter(({ path, marked }) => marked.join() !== path);
  expect(wrong).toEqual([]);
});

test("labels are in the page's language, or say theirs", () => {
  const sidebar = handbook("/de/docs/next");
  const linkTo = (path: string) =>
    sidebar?.querySelector(`a[href="/de/docs/next/${path}"]`);
  expect(linkTo("start")?.textContent).toBe("Erste Schritte");
  expect(linkTo("start/first-week")?.textContent).toBe("Erste Woche");
  const foreign = linkTo("work/invoices");
  expect(foreign?.textContent).toContain("Invoices");
  const marked = foreign?.querySelector("[lang]") ?? foreign?.closest("[lang]");
  expect(marked?.getAttribute("lang")).toBe("en-GB");
});

test("sidebars are in a file that all pages share, and in no page's data", () => {
  const data = readOutput("page-data/docs/next/page-data.json");
  const entry = "/docs/next/work/releases/rollback";
  expect(data).not.toContain(entry);
  const { staticQueryHashes } = JSON.parse(data) as {
    staticQueryHashes: string[];
  };
  const shared = staticQueryHashes
    .map((hash) => readOutput(`page-data/sq/d/${hash}.json`))
    .filter((text) => text.includes(entry));
  expect(shared).toHaveLength(1);
  expect(gzipSync(shared.join("")).length).toBeLessThan(4_000);
});
