import { pickLocale } from "../../src/config/localize";
import { siteConfig } from "../../src/config/resolved";
import { outputFiles } from "../build/site/outputFolder";
import { listedPages, pageAt, pages } from "../build/site/pages";

const own = pages.filter(({ locale }) => locale === "ar");
const { url } = siteConfig;

const post = "/blog/the-invoice-that-gets-paid";
const query = (address: string, selector: string) =>
  pageAt(address)?.document.querySelector(selector);
const textOf = (address: string, selector: string) =>
  query(address, selector)?.textContent;

test("every page says that it is Arabic, and runs from right to left", () => {
  expect(own.length).toBeGreaterThan(20);
  for (const { document } of own) {
    const { lang, dir } = document.documentElement;
    expect([lang, dir]).toEqual(["ar-EG", "rtl"]);
  }
});

test("every page of the site's root is there in Arabic", () => {
  const atRoot = listedPages.filter(({ locale }) => locale === "en");
  const missing = atRoot
    .map(({ path }) => `/ar${path === "/" ? "" : path}`)
    .filter((path) => !pageAt(path));
  expect(missing).toEqual([]);
  expect(outputFiles.has("ar/404.html")).toBe(true);
});

const alternatesOf = (address: string) =>
  [...(pageAt(address)?.document.querySelectorAll("link[hreflang]") ?? [])].map(
    (link) => [link.getAttribute("hreflang"), link.getAttribute("href")],
  );

test("a page that is written in all three languages names the three", () => {
  const expected = [
    ["en", `${url}/about`],
    ["de", `${url}/de/about`],
    ["ar", `${url}/ar/about`],
    ["x-default", `${url}/about`],
  ];
  for (const address of ["/about", "/de/about", "/ar/about"]) {
    expect(alternatesOf(address)).toEqual(expected);
  }
});

test("a post that is written in Arabic alone names no other, and is the original elsewhere", () => {
  for (const address of ["", "/de", "/ar"]) {
    expect(alternatesOf(address + post)).toEqual([]);
    const canonical = query(address + post, "link[rel=canonical]");
    expect(canonical?.getAttribute("href")).toBe(`${url}/ar${post}`);
  }
});

/** What counts for an element: its own attribute, else that of the nearest above it. */
const inForce = (element: Element | null | undefined) =>
  ["lang", "dir"].map((name) =>
    element?.closest(`[${name}]`)?.getAttribute(name),
  );

test.each([
  ["/ar/blog/moving-a-million-rows", "en-GB", "ltr"],
  ["/ar/blog/e-rechnung-fuer-freelancer", "de-DE", "ltr"],
  ["/ar/uses", "en-GB", "ltr"],
  [post, "ar-EG", "rtl"],
  [`/de${post}`, "ar-EG", "rtl"],
  [`/ar${post}`, "ar-EG", "rtl"],
])("%s shows a text in %s that runs %s", (at, lang, dir) => {
  for (const selector of [".prose", "main h1"]) {
    expect(inForce(query(at, selector))).toEqual([lang, dir]);
  }
  expect(query(at, ".prose")?.hasAttribute("dir")).toBe(
    !at.startsWith("/ar/blog/the"),
  );
});

test.each([
  ["/ar", "main h1", "en-GB", "ltr"],
  ["/ar", "#blog a[hreflang='en-GB']", "en-GB", "ltr"],
  ["/ar/blog", "article h2 a[hreflang='en-GB']", "en-GB", "ltr"],
  ["/blog", "article h2 a[hreflang='ar-EG']", "ar-EG", "rtl"],
  ["/", "#blog a[hreflang='ar-EG']", "ar-EG", "rtl"],
])("%s says so of what it shows at %s, too", (at, selector, ...said) => {
  expect(inForce(query(at, selector))).toEqual(said);
});

test("a start page that stands in leads on in Arabic", () => {
  const links = pageAt("/ar")?.document.querySelectorAll("main header a");
  const to = [...(links ?? [])].map((link) => link.getAttribute("href"));
  expect(to).toContain("/ar/about");
  expect(to).not.toContain("/about");
});

test("what the page says inside a text of another language says so, too", () => {
  const text = pageAt("/ar/blog/moving-a-million-rows")?.document;
  const labels = [...(text?.querySelectorAll(".prose [lang='ar-EG']") ?? [])];
  expect(labels.length).toBeGreaterThan(2);
  expect(labels.map(inForce)).toEqual(labels.map(() => ["ar-EG", "rtl"]));
});

test("code runs from left to right", () => {
  const page = pageAt(`/ar${post}`);
  expect(page?.html).toMatch(/direction:\s?ltr/);
  expect(page?.document.querySelectorAll(".prose pre").length).toBeGreaterThan(
    2,
  );
});

test("a title that the cards' typefaces have no letters for has the site's picture", () => {
  const image = query(`/ar${post}`, "meta[property='og:image']");
  expect(image?.getAttribute("content")).toBe(
    url + pickLocale(siteConfig.image ?? "", "ar"),
  );
});

test("dates and numbers are written as in Egypt", () => {
  expect(textOf(`/ar${post}`, "main time")).toBe("٢ أكتوبر ٢٠٢٦");
  expect(textOf("/ar/blog/moving-a-million-rows", "main")).toContain(
    "٧ دقائق للقراءة",
  );
  expect(textOf("/ar/blog/archive", "main h2")).toBe("٢٠٢٦");
  expect(textOf("/ar/blog/page/2", "title")).toContain("الصفحة ٢");
});
