import { siteConfig } from "../../src/config/resolved";
import { checkPageLinks } from "../../src/site/links/checkPageLinks";
import type { ScannedPage } from "../../src/site/links/scanPages";
import { scanHtml } from "../../src/site/links/scanHtml";
import { outputFiles } from "./site/outputFolder";
import { pageAt, pages } from "./site/pages";

// esbuild, which it brings, refuses to load beside jsdom.
jest.mock("../../src/site/files/loadBundled", () => ({}));

const home = new URL(siteConfig.url).origin;

const scanned = pages.map(({ path, html }) => ({ path, ...scanHtml(html) }));

const check = (shown: readonly ScannedPage[]) =>
  checkPageLinks(
    {
      config: { ...siteConfig, checks: { ...siteConfig.checks, skip: [] } },
      brokenLinks: new Set(),
      linkSources: [
        {
          path: "/de/imprint",
          anchor: "",
          file: "site.ts",
          line: 7,
          field: ["to"],
        },
      ],
    },
    shown,
    (at) => outputFiles.has(at.slice(1)),
  ).map(({ file, line, reason }) =>
    line === undefined ? reason : `${file}:${line} ${reason}`,
  );

it("refers only to pages, files and anchors that were built", () => {
  expect(check(scanned)).toEqual([]);
});

it("would not pass with a page or an anchor less", () => {
  const less = scanned
    .filter(({ path }) => path !== "/de/imprint")
    .map((page) => (page.path === "/writing" ? { ...page, ids: [] } : page));
  expect(check(less)).toEqual(
    expect.arrayContaining([
      "site.ts:7 No page or file at /de/imprint.",
      'No element with the id "links-and-files" on /writing.',
    ]),
  );
});

/** Every link that a selector finds, with its page. */
const linksTo = (selector: string) =>
  pages.flatMap(({ path, document }) =>
    [...document.querySelectorAll(selector)].map((link) => {
      const to = link.getAttribute("href") ?? "";
      return { link, to, place: `${path} -> ${to}` };
    }),
  );

it("writes internal links without trailing slash and without .html", () => {
  const links = linksTo("a[href^='/']");
  expect(links.length).toBeGreaterThan(pages.length * 10);
  const wrong = links.filter(({ to }) =>
    /^\/.*(\/|\.html)([?#]|$)/.test(to.replace(/^\/$/, "")),
  );
  expect(wrong.map(({ place }) => place)).toEqual([]);
});

it("keeps readers in their language, save where a text leads elsewhere", () => {
  const announced = Object.keys(siteConfig.announcementBar?.content ?? {});
  let count = 0;
  const wrong = pages.flatMap(({ path, locale, document }) =>
    [...document.querySelectorAll("a[href^='/']:not([hreflang])")]
      .filter((link) => !link.closest(".prose"))
      .filter(
        (link) => announced.includes(locale) || !link.closest("[role=region]"),
      )
      .map((link) => link.getAttribute("href") ?? "")
      .filter((to) => {
        count += 1;
        const target = pageAt(to);
        return target !== undefined && target.locale !== locale;
      })
      .map((to) => `${path} -> ${to}`),
  );
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(pages.length * 10);
});

it("opens other sites in a new tab, without handing over the window", () => {
  const links = linksTo(
    ":is(main, header, footer) :is(a[href^='https:'], a[href^='http:'])",
  );
  expect(links.length).toBeGreaterThan(pages.length);
  const wrong = links.filter(
    ({ link }) =>
      link.getAttribute("target") !== "_blank" ||
      !/\bnoopener\b/.test(link.getAttribute("rel") ?? ""),
  );
  expect(wrong.map(({ place }) => place)).toEqual([]);
});

it("asks no other host for anything but the fonts", () => {
  const { fonts } = siteConfig;
  const allowed = typeof fonts === "string" ? [] : [fonts.preconnect];
  const addressesIn = (document: Document) => [
    ...[...document.querySelectorAll("[src], [poster]")].flatMap((tag) => [
      tag.getAttribute("src"),
      tag.getAttribute("poster"),
    ]),
    ...[...document.querySelectorAll("[srcset], [imagesrcset]")].flatMap(
      (tag) =>
        (tag.getAttribute("srcset") ?? tag.getAttribute("imagesrcset") ?? "")
          .split(/,\s+/)
          .map((candidate) => candidate.trim().split(/\s/)[0]),
    ),
    ...[
      ...document.querySelectorAll(
        "link[href]:not([rel='canonical'], [rel='alternate'], [rel='prev'], [rel='next'])",
      ),
    ].map((tag) => tag.getAttribute("href")),
    ...[
      ...document.documentElement.outerHTML.matchAll(
        /url\((?:&quot;|["'])?([^)"'&]+)/g,
      ),
    ].map(([, address]) => address),
  ];
  const addresses = pages.flatMap(({ document }) =>
    addressesIn(document).filter((to) => to),
  ) as string[];
  expect(addresses.filter((to) => to.includes(".webp")).length).toBeGreaterThan(
    100,
  );
  const others = addresses
    .map((to) => new URL(to, siteConfig.url))
    // Data are in the page.
    .filter(({ protocol }) => protocol !== "data:")
    .filter(({ origin }) => origin !== home && !allowed.includes(origin))
    .map(({ href }) => href);
  expect(others).toEqual([]);
});

it("says what a link downloads, in the language of the text", () => {
  const link = 'a[href$="/day-rate.csv"]';
  const textAt = (path: string) =>
    pageAt(path)?.document.querySelector(link)?.textContent;
  expect(textAt("/writing")).toBe("the days of a year (CSV,\u00a01\u00a0kB)");
  expect(textAt("/de/schreiben")).toBe(
    "die Tage eines Jahres (CSV,\u00a01\u00a0kB)",
  );
});
