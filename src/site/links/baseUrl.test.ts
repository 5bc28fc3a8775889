/** @jest-environment node */
import { siteConfig } from "../../config/resolved";
import { addBaseUrl, fillLinks } from "./fillLinks";
import { readAddress } from "./address";
import { noPage } from "./resolveLink";
import type { SiteIndex } from "./siteIndex";

beforeEach(() => {
  jest.replaceProperty(siteConfig, "baseUrl", "/project/");
});

test("HTML of the owner's gets the base path", () => {
  expect(
    addBaseUrl(`<a class="x" href="/a">A</a><img src='/b.png'><a href=/c>`),
  ).toBe(
    `<a class="x" href="/project/a">A</a><img src='/project/b.png'><a href=/project/c>`,
  );
  expect(addBaseUrl(`<img srcset="/a.png 1x, /b.png 2x">`)).toBe(
    `<img srcset="/project/a.png 1x, /project/b.png 2x">`,
  );
  const elsewhere = '<a href="//example.com/a" data-href="/a">/a</a>';
  expect(addBaseUrl(elsewhere)).toBe(elsewhere);
});

test("a text gets it in every address that browsers read", () => {
  const targets = [{ written: "./terms.pdf", to: "/static/1/terms.pdf" }];
  const tree = fillLinks(
    [
      ["a", { href: "./terms.pdf" }, "Terms"],
      ["video", { src: "/a.mp4", poster: "/a.png", title: "/a" }],
      ["source", { srcSet: "/a.webp 1x, /b.webp 2x" }],
      ["p", 0, "/a"],
    ],
    targets,
  );
  expect(tree).toEqual([
    ["a", { href: "/project/static/1/terms.pdf" }, "Terms"],
    ["video", { src: "/project/a.mp4", poster: "/project/a.png", title: "/a" }],
    ["source", { srcSet: "/project/a.webp 1x, /project/b.webp 2x" }],
    ["p", 0, "/a"],
  ]);
});

test("pictures and components of the owner's get theirs where they are shown", () => {
  const tree = [
    ["Picture", { src: "/a.png" }],
    ["Slot", { n: 0, props: { href: "/a" } }],
  ] as const;
  expect(fillLinks(tree as never, [])).toEqual(tree);
});

test.each([
  ["/project/about", "/about"],
  ["/project/", "/"],
  ["https://www.example.com/project", "/"],
  ["b", "/blog/b"],
])("%s leads to %s", (written, path) => {
  const address = readAddress(written, "/blog/a", "https://www.example.com");
  expect(address).toEqual({ kind: "here", path, anchor: "" });
});

test("a link with the base path in it is told so", () => {
  const index = { nearestPage: () => "/de/about" } as unknown as SiteIndex;
  expect(noPage("/project/about", index).note).toBe(
    "Write it without the base path: /about.",
  );
});

test("the rest of the host is another site", () => {
  const site = "https://www.example.com";
  expect(readAddress(`${site}/projects`, "/", site).kind).toBe("elsewhere");
});
