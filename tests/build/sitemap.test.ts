import { readFileSync } from "node:fs";
import { validateXML } from "xmllint-wasm";
import { addressOf, indexedPages, saidBy } from "./site/indexed";
import { pageAt, type BuiltPage } from "./site/pages";
import { sitemapEntries, sitemapXml } from "./site/sitemap";

const entries = new Map(sitemapEntries.map((entry) => [entry.loc, entry]));
const entryOf = (page: BuiltPage) => entries.get(addressOf(page));

const schema = (file: string, name: string) => ({
  fileName: name,
  contents: readFileSync(file, "utf8"),
});

it("is valid by the schema of sitemaps.org", async () => {
  const { errors } = await validateXML({
    xml: [{ fileName: "sitemap.xml", contents: sitemapXml }],
    schema: [schema("tests/build/site/sitemapWithLinks.xsd", "all.xsd")],
    preload: [
      schema("tests/build/site/sitemap.xsd", "sitemap.xsd"),
      schema("tests/build/site/xhtmlLink.xsd", "xhtmlLink.xsd"),
    ],
  });
  expect(errors).toEqual([]);
});

it("holds exactly the pages that search engines may list", () => {
  expect(sitemapEntries.map(({ loc }) => loc).sort()).toEqual(
    indexedPages.map(addressOf).sort(),
  );
  expect(entries.size).toBe(sitemapEntries.length);
  expect(entries.size).toBeGreaterThan(30);
});

const timesOf = (page: BuiltPage) =>
  [
    ...saidBy(page, '[property="article:published_time"]'),
    ...saidBy(page, '[property="article:modified_time"]'),
  ].map((time) => Date.parse(time));

it("dates posts and docs by their last change", () => {
  const dated = indexedPages.filter((page) => timesOf(page).length > 0);
  expect(dated.length).toBeGreaterThan(20);
  const wrong = dated.filter((page) => {
    const seconds = Date.parse(entryOf(page)?.lastmod ?? "");
    return Math.floor(seconds / 1000) * 1000 !== Math.max(...timesOf(page));
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

it("dates a list by the newest change among the posts it shows", () => {
  const lists = indexedPages.filter(({ path }) =>
    /\/blog(\/page\/\d+|\/archive|\/authors\/[^/]+.*)?$/.test(path),
  );
  expect(lists.length).toBeGreaterThan(6);
  const wrong = lists.flatMap((page) => {
    // Beside a list stand the newest posts of all.
    const shows = page.path.endsWith("/archive") ? "main li a" : "article h2 a";
    const links = [...page.document.querySelectorAll(shows)];
    const shown = links
      .map((link) => pageAt(link.getAttribute("href") ?? ""))
      .flatMap((post) => (post ? timesOf(post) : []));
    const lastmod = entryOf(page)?.lastmod;
    const newest = Math.max(...shown);
    const isRight = lastmod
      ? Math.floor(Date.parse(lastmod) / 1000) * 1000 === newest
      : shown.length === 0;
    return isRight ? [] : [`${page.path}: ${lastmod}, not ${newest}`];
  });
  expect(wrong).toEqual([]);
});
