/** @jest-environment node */
import { XMLParser } from "fast-xml-parser";
import { sitemapFiles } from "./sitemapFiles";

const parser = new XMLParser({ ignoreAttributes: false });
const at = "https://www.example.com";
const entry = (n: number, lastmod?: string) => ({
  url: `${at}/p${n}`,
  ...(lastmod && { lastmod }),
  links: [],
});

it("writes one file, with dates and translations", async () => {
  const links = [
    { lang: "en-GB", url: `${at}/a?b&c` },
    { lang: "x-default", url: `${at}/a?b&c` },
  ];
  const url = `${at}/a?b&c`;
  const lastmod = "2026-03-03T10:20:30.000Z";
  const files = await sitemapFiles([{ url, lastmod, links }]);
  expect(files.map(({ name }) => name)).toEqual(["sitemap.xml"]);
  expect(files[0]?.text).toContain("a?b&amp;c");
  expect(parser.parse(files[0]?.text ?? "")).toMatchObject({
    urlset: {
      url: {
        loc: url,
        lastmod,
        "xhtml:link": [
          { "@_rel": "alternate", "@_hreflang": "en-GB", "@_href": url },
          { "@_rel": "alternate", "@_hreflang": "x-default", "@_href": url },
        ],
      },
    },
  });
});

it("splits what is too long for one file, and dates the parts", async () => {
  const entries = [
    entry(1, "2026-01-01T00:00:00.000Z"),
    entry(2, "2026-02-02T00:00:00.000Z"),
    entry(3),
  ];
  const files = await sitemapFiles(entries, 2);
  expect(files.map(({ name }) => name)).toEqual([
    "sitemap.xml",
    "sitemap-1.xml",
    "sitemap-2.xml",
  ]);
  expect(parser.parse(files[0]?.text ?? "")).toMatchObject({
    sitemapindex: {
      sitemap: [
        { loc: `${at}/sitemap-1.xml`, lastmod: "2026-02-02T00:00:00.000Z" },
        { loc: `${at}/sitemap-2.xml` },
      ],
    },
  });
  expect(files[1]?.text).toContain("/p2");
  expect(files[1]?.text).not.toContain("/p3");
  expect(files[2]?.text).not.toContain("<lastmod>");
});

it("writes nothing where there is nothing to list, and the same twice", async () => {
  expect(await sitemapFiles([])).toEqual([]);
  const entries = [entry(1), entry(2)];
  expect(await sitemapFiles(entries)).toEqual(await sitemapFiles(entries));
});
