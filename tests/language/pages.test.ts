import { localize } from "../../src/config/localize";
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
    ["en-GB", `${url}/about`],
    ["de-DE", `${url}/de/about`],
    ["ar-EG", `${url}/ar/about`],
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

test.each([
  ["/ar/blog/moving-a-million-rows", "en", "ltr"],
  ["/ar/blog/e-rechnung-fuer-freelancer", "de", "ltr"],
  [post, "ar", "rtl"],
  [`/de${post}`, "ar", "rtl"],
  [`/ar${post}`, "ar", "rtl"],
])("%s shows a text that says its language and direction", (at, lang, dir) => {
  for (const selector of [".prose", "main div:has(> h1)"]) {
    const text = query(at, selector);
    expect(text?.getAttribute("lang")).toBe(lang);
    expect(text?.getAttribute("dir")).toBe(dir);
  }
});

test("what the page says inside a text of another language says so, too", () => {
  const label = query(
    "/ar/blog/moving-a-million-rows",
    ".prose [lang='ar-EG']",
  );
  expect(label?.getAttribute("dir")).toBe("rtl");
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
    url + localize(siteConfig.image ?? "", "ar"),
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
