import { siteConfig } from "../../src/config/resolved";
import { siteUrl } from "./site/outputFolder";
import { indexedPages } from "./site/indexed";
import { listedPages, locales, pageAt, pages } from "./site/pages";
import { hiddenPages, fallbacks } from "./site/sourceTexts";

const count = (document: Document, selector: string) =>
  document.querySelectorAll(selector).length;
const contentOf = (document: Document, selector: string) =>
  document.querySelector(selector)?.getAttribute("content") ?? "";

it("finds the build", () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(fallbacks.size).toBeGreaterThan(0);
});

it("names language and direction of every page", () => {
  const wrong = pages.filter(({ locale, document: { documentElement } }) => {
    const settings = siteConfig.i18n.locales[locale];
    return (
      documentElement.lang !== settings?.htmlLang ||
      documentElement.dir !== settings.direction
    );
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

it.each(["h1", "title", 'meta[name="description"]', "main", "meta[charset]"])(
  "has exactly one %s on every page",
  (selector) => {
    const wrong = pages
      .map(({ path, document }) => [path, count(document, selector)])
      .filter(([, found]) => found !== 1);
    expect(wrong).toEqual([]);
  },
);

it("fills h1, title and description on every page", () => {
  const wrong = pages.filter(
    ({ document }) =>
      !document.title.trim() ||
      !document.querySelector("h1")?.textContent.trim() ||
      !contentOf(document, 'meta[name="description"]').trim(),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

it.each(locales)("gives each page in %s a title of its own", (locale) => {
  const titles = indexedPages
    .filter((page) => page.locale === locale)
    .map(({ document }) => document.title);
  const repeated = titles.filter((title, at) => titles.indexOf(title) !== at);
  expect(repeated).toEqual([]);
});

it("has one canonical address a page: its own, or the original's", () => {
  const wrong = listedPages.flatMap(({ path, document }) => {
    const links = [...document.querySelectorAll('link[rel="canonical"]')];
    const found = links.map((link) => link.getAttribute("href"));
    const own = fallbacks.get(path) ?? path;
    const expected = hiddenPages.get(path) ?? siteUrl + own;
    const isRight = expected
      ? found.length === 1 && found[0] === expected
      : found.length === 0;
    return isRight ? [] : [{ path, found, expected }];
  });
  expect(wrong).toEqual([]);
});

it("writes canonical and social addresses absolute, built, without trailing slash", () => {
  const selector = 'link[rel="canonical"], meta[property="og:url"]';
  const wrong = listedPages.flatMap(({ document }) =>
    [...document.querySelectorAll(selector)]
      .map((tag) => tag.getAttribute("href") ?? tag.getAttribute("content"))
      .filter((to) => ![...hiddenPages.values()].includes(to ?? ""))
      .filter(
        (to) => !to || !pageAt(to) || /.\/$/.test(to.slice(siteUrl.length)),
      ),
  );
  expect(wrong).toEqual([]);
});

it("keeps not-found pages out of search engines", () => {
  const notFound = pages.filter((page) => page.isNotFound);
  expect(notFound.length).toBeGreaterThanOrEqual(locales.length);
  for (const { document } of notFound) {
    expect(contentOf(document, 'meta[name="robots"]')).toContain("noindex");
    expect(count(document, 'link[rel="canonical"]')).toBe(0);
    expect(count(document, "link[hreflang]")).toBe(0);
  }
});

it("lets search engines list every other page that is not unlisted", () => {
  const hidden = listedPages.filter(
    ({ document }) => count(document, 'meta[name="robots"]') > 0,
  );
  const unlisted = [...hiddenPages].filter(([, original]) => original === "");
  expect(hidden.map(({ path }) => path).sort()).toEqual(
    unlisted.map(([path]) => path).sort(),
  );
});

it.each(locales)("describes each page in %s in words of its own", (locale) => {
  const descriptions = indexedPages
    .filter((page) => page.locale === locale)
    .map(({ document }) => contentOf(document, 'meta[name="description"]'));
  const repeated = descriptions.filter(
    (text, at) => descriptions.indexOf(text) !== at,
  );
  expect(repeated).toEqual([]);
});

it("has either one canonical address a page, or keeps it out of search engines", () => {
  const wrong = pages.filter(({ document }) => {
    const canonical = count(document, 'link[rel="canonical"]');
    const hidden = contentOf(document, 'meta[name="robots"]') === "noindex";
    return canonical + Number(hidden) !== 1;
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
