import { siteConfig } from "../../src/config/resolved";
import { outputFiles } from "./site/outputFolder";
import { pageAt, pages, type BuiltPage } from "./site/pages";

const attributes = [
  "href",
  "src",
  "srcset",
  "poster",
  "data-src",
  "data-srcset",
  "content",
];

/** Addresses in an attribute: one, or several where it is a srcset. */
const addressesIn = (name: string, value: string) =>
  name.endsWith("srcset")
    ? value.split(",").map((entry) => entry.trim().split(/\s/)[0] ?? "")
    : [value];

const isAddress = (name: string, tag: Element) =>
  name !== "content" || /^(og|twitter):(url|image)$/.test(propertyOf(tag));
const propertyOf = (tag: Element) =>
  tag.getAttribute("property") ?? tag.getAttribute("name") ?? "";

/** Everything on this site that a page refers to, as written. */
const referencesOf = ({ document }: BuiltPage) =>
  attributes.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)]
      .filter((tag) => isAddress(name, tag))
      .flatMap((tag) => addressesIn(name, tag.getAttribute(name) ?? ""))
      .filter((to) => !/^(mailto|tel|data):/i.test(to)),
  );

const home = new URL(siteConfig.url).origin;

const faultOf = (page: BuiltPage, to: string): string | undefined => {
  const url = new URL(to, siteConfig.url + page.path);
  if (url.origin !== home) return;
  const path = decodeURI(url.pathname);
  const target = pageAt(url.href);
  if (!target) return outputFiles.has(path.slice(1)) ? undefined : "not built";
  const id = decodeURIComponent(url.hash.slice(1));
  if (id && !target.document.getElementById(id)) return "no such anchor";
  return;
};

it("refers only to pages, files and anchors that were built", () => {
  const references = pages.map(
    (page) => [page, new Set(referencesOf(page))] as const,
  );
  const dead = references.flatMap(([page, addresses]) =>
    [...addresses].flatMap((to) => {
      const fault = faultOf(page, to);
      return fault ? [`${page.path} -> ${to}: ${fault}`] : [];
    }),
  );
  expect(dead).toEqual([]);
  const total = references.reduce((sum, [, { size }]) => sum + size, 0);
  expect(total).toBeGreaterThan(pages.length * 10);
});

it("writes internal links without trailing slash and without .html", () => {
  const wrong = pages.flatMap(({ path, document }) =>
    [...document.querySelectorAll("a[href^='/']")]
      .map((link) => link.getAttribute("href") ?? "")
      .filter((to) => /^\/.*(\/|\.html)([?#]|$)/.test(to.replace(/^\/$/, "")))
      .map((to) => `${path} -> ${to}`),
  );
  expect(wrong).toEqual([]);
});

it("keeps readers in their language, save where a text leads elsewhere", () => {
  const wrong = pages.flatMap(({ path, locale, document }) =>
    [...document.querySelectorAll("a[href^='/']:not([hreflang])")]
      .filter((link) => !link.closest(".prose"))
      .map((link) => link.getAttribute("href") ?? "")
      .filter((to) => {
        const target = pageAt(to);
        return target !== undefined && target.locale !== locale;
      })
      .map((to) => `${path} -> ${to}`),
  );
  expect(wrong).toEqual([]);
});

it("opens other sites in a new tab, without handing over the window", () => {
  const wrong = pages.flatMap(({ path, document }) =>
    [...document.querySelectorAll("main a, header a, footer a")]
      .filter((link) => /^https?:/.test(link.getAttribute("href") ?? ""))
      .filter((link) => !/\bnoopener\b/.test(link.getAttribute("rel") ?? ""))
      .map((link) => `${path} -> ${link.getAttribute("href")}`),
  );
  expect(wrong).toEqual([]);
});

it("asks no other host for anything but the fonts", () => {
  const { fonts } = siteConfig;
  const allowed = typeof fonts === "string" ? [] : [fonts.preconnect];
  const selector =
    "script[src], link[href]:not([rel='canonical']):not([rel='alternate']), img[src], source[srcset], iframe[src], video[src]";
  const others = pages.flatMap(({ document }) =>
    [...document.querySelectorAll(selector)]
      .map((tag) => tag.getAttribute("src") ?? tag.getAttribute("href") ?? "")
      .map((to) => new URL(to, siteConfig.url).origin)
      .filter((origin) => origin !== home && !allowed.includes(origin))
      .filter((origin) => origin !== "null"),
  );
  expect(others).toEqual([]);
});
