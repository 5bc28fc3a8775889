import { addBasePathInHtml, fillLinks } from "./fillLinks";
import { readAddress } from "./address";
import { describeMissingPage } from "./resolveLink";
import type { SiteIndex } from "./siteIndex";

const site = { baseUrl: "/project/", url: "https://www.example.com" };

test("HTML of the owner's gets the base path", () => {
  expect(
    addBasePathInHtml(
      site,
      `<a class="x" href="/a">A</a><img src='/b.png'><a href=/c>`,
    ),
  ).toBe(
    `<a class="x" href="/project/a">A</a><img src='/project/b.png'><a href=/project/c>`,
  );
  expect(addBasePathInHtml(site, `<img srcset="/a.png 1x, /b.png 2x">`)).toBe(
    `<img srcset="/project/a.png 1x, /project/b.png 2x">`,
  );
  const elsewhere = '<a href="//example.com/a" data-href="/a">/a</a>';
  expect(addBasePathInHtml(site, elsewhere)).toBe(elsewhere);
});

test("a text gets it in every address that browsers read", () => {
  const targets = [{ written: "./terms.pdf", to: "/static/1/terms.pdf" }];
  const tree = fillLinks(
    site,
    [
      ["a", { href: "./terms.pdf" }, "Terms"],
      ["video", { src: "/a.mp4", poster: "/a.png", title: "/a" }],
      ["source", { srcSet: "/a.webp 1x, /b.webp 2x" }],
      ["p", 0, "/a"],
    ],
    targets,
    "en-GB",
  );
  expect(tree).toEqual([
    ["a", { href: "/project/static/1/terms.pdf" }, "Terms"],
    ["video", { src: "/project/a.mp4", poster: "/project/a.png", title: "/a" }],
    ["source", { srcSet: "/project/a.webp 1x, /project/b.webp 2x" }],
    ["p", 0, "/a"],
  ]);
});

test("a link to a download says what it is, in the language of the text", () => {
  const download = { kind: "PDF", bytes: 1_234_567 };
  const targets = [{ written: "/terms.pdf", to: "/terms.pdf", download }];
  const tree = [
    ["a", { href: "/terms.pdf" }, "AGB"],
    ["a", { href: "/about" }, "Ich"],
    ["video", { src: "/terms.pdf" }],
  ] as const;
  expect(fillLinks({ baseUrl: "/" }, tree, targets, "de-DE")).toEqual([
    ["a", { href: "/terms.pdf" }, "AGB", " (PDF,\u00a01,2\u00a0MB)"],
    ["a", { href: "/about" }, "Ich"],
    ["video", { src: "/terms.pdf" }],
  ]);
});

test("pictures and components of the owner's get theirs where they are shown", () => {
  const tree = [
    ["Picture", { src: "/a.png" }],
    ["Slot", { n: 0, props: { href: "/a" } }],
  ] as const;
  expect(fillLinks(site, tree as never, [], "en-GB")).toEqual(tree);
});

test.each([
  ["/project/about", "/about"],
  ["/project/", "/"],
  ["https://www.example.com/project", "/"],
  ["b", "/blog/b"],
])("%s leads to %s", (written, path) => {
  const address = readAddress(written, "/blog/a", site);
  expect(address).toEqual({ kind: "here", path, anchor: "" });
});

test("a link with the base path in it is told so", () => {
  const nearestPage = () => "/de/about";
  const index = { config: site, nearestPage } as unknown as SiteIndex;
  expect(describeMissingPage("/project/about", index).note).toBe(
    "Write it without the base path: /about.",
  );
});

test("the rest of the host is another site", () => {
  expect(readAddress(`${site.url}/projects`, "/", site).kind).toBe("elsewhere");
});
