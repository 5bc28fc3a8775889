import { addLocale } from "../../src/config/i18n";
import { siteConfig } from "../../src/config/resolved";
import { siteUrl } from "./site/outputFolder";
import { indexedPages } from "./site/indexed";
import { fallbacks, listedPages, locales, pageAt, pages } from "./site/pages";

const count = (document: Document, selector: string) =>
  document.querySelectorAll(selector).length;
const contentOf = (document: Document, selector: string) =>
  document.querySelector(selector)?.getAttribute("content") ?? "";

/** What is unlisted, and lists of a part of what another list has. */
const hidden =
  /^(?:\/\w\w)?\/(?:blog\/query-plan-workshop|contact\/thanks|search|projects\/(?:for|with)\/.*)$/;

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

it.each(["title", 'meta[name="description"]', "main", "meta[charset]"])(
  "has exactly one %s on every page",
  (selector) => {
    const wrong = pages
      .map(({ path, document }) => [path, count(document, selector)])
      .filter(([, found]) => found !== 1);
    expect(wrong).toEqual([]);
  },
);

it("fills heading and description on every page", () => {
  const wrong = pages.filter(
    ({ document }) =>
      !document.querySelector("h1")?.textContent.trim() ||
      !contentOf(document, 'meta[name="description"]').trim(),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

it.each(locales)("says of each page in %s what no other says", (locale) => {
  const own = indexedPages.filter((page) => page.locale === locale);
  expect(own.length).toBeGreaterThan(20);
  for (const texts of [
    own.map(({ document }) => document.title),
    own.map(({ document }) => contentOf(document, 'meta[name="description"]')),
  ])
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

it("has one canonical address a page: its own, or the original's", () => {
  const wrong = listedPages.flatMap(({ path, document }) => {
    const links = [...document.querySelectorAll('link[rel="canonical"]')];
    const found = links.map((link) => link.getAttribute("href"));
    const own = fallbacks.get(path) ?? path;
    // Versions before the last name its page, if it has one.
    const last = own.replace("/handbook/2026", "/handbook");
    const address = siteUrl + (pageAt(last) ? last : own);
    const expected = hidden.test(path) ? [] : [address];
    return found.join() === expected.join() ? [] : [{ path, found, expected }];
  });
  expect(wrong).toEqual([]);
});

it("watches on start pages, and nowhere else, whether scripts come", () => {
  const watching = pages.filter(({ html }) => html.includes("base-url-banner"));
  expect(watching.map(({ path }) => path).sort()).toEqual(
    locales.map((locale) => addLocale(siteConfig.i18n, locale, "/")).sort(),
  );
});

it("keeps not-found pages out of search engines", () => {
  const notFound = pages.filter((page) => page.isNotFound);
  expect(notFound.length).toBeGreaterThanOrEqual(locales.length);
  for (const { document } of notFound) {
    expect(contentOf(document, 'meta[name="robots"]')).toContain("noindex");
    expect(count(document, "link[hreflang]")).toBe(0);
  }
});

it("lets search engines list every other page that is not unlisted", () => {
  const wrong = listedPages.filter(
    ({ document, path }) =>
      count(document, 'meta[name="robots"]') !== Number(hidden.test(path)),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
