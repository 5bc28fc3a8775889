/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { addressIn, cases } from "./cases";
import { readPage } from "./readPage";

const output = mkdtempSync(path.join(os.tmpdir(), "languages-"));
afterAll(() => rmSync(output, { recursive: true }));

const html = `<!doctype html><html lang="de-DE"><head>
<link rel="canonical" href="https://www.example.com/a/">
<link rel="alternate" hreflang="en-GB" href="https://www.example.com/a">
<link rel="alternate" type="application/rss+xml" href="/rss.xml">
<meta name="robots" content="noindex, follow">
</head><body><a lang="en-GB" href="/a">English</a><div lang="en">Text</div></body></html>`;

it("reads what a page says of its language, in either file", () => {
  mkdirSync(path.join(output, "de/a"), { recursive: true });
  writeFileSync(path.join(output, "de/a/index.html"), html);
  writeFileSync(path.join(output, "de/b.html"), html);
  for (const address of ["/de/a", "/de/b"]) {
    expect(readPage(output, address)).toEqual({
      lang: "de-DE",
      canonical: "/a",
      isIndexed: false,
      versions: new Map([["en-GB", "/a"]]),
      links: [{ href: "/a", lang: "en-GB" }],
      marked: new Set(["en"]),
    });
  }
});

it("knows what was not built", () => {
  expect(readPage(output, "/de/c")).toBeUndefined();
});

it("expects a text that a language lacks under the slug that it has", () => {
  const { slugs, german, page } = cases;
  expect(addressIn(slugs, "de")).toBe("/de/blog/vertraege");
  expect(addressIn(german, "en")).toBe("/blog/nur-deutsch");
  expect(addressIn(page, "de")).toBe("/de/talks");
});
