/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { minimalSite } from "../../../config/testing/minimalSite";
import { formatOutcomes } from "./formatOutcomes";
import { outsideLinks } from "./outsideLinks";

// Whoever loads the libraries of texts first waits for Babel to translate them.
jest.setTimeout(60_000);

const root = mkdtempSync(path.join(tmpdir(), "outside-"));
afterAll(() => rmSync(root, { recursive: true }));

const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeAll(() => {
  put(
    "content/blog/2025-01-02-a/en.mdx",
    `---
title: A
canonical: https://original.example/a
authors:
  - name: B
    url: https://b.example/
---

[One](https://one.example/x#part) and \`https://code.example/\`, [our own](https://www.example.com/about).

<a href="//two.example/y">Two</a> [One again](https://one.example/x)
`,
  );
  put(
    "content/pages/b/en.md",
    `---\ntitle: B\n---\n\n<p><a href="https://html.example/">x</a></p>\n\n[me](mailto:a@b.example)\n`,
  );
  put("content/blog/_notes.md", "[x](https://ignored.example/)");
  put("content/authors.yaml", "a:\n  name: A\n  url: https://a.example/\n");
});

const site = minimalSite({
  navbar: { items: [{ label: "GitHub", href: "https://github.example/a" }] },
  footer: { links: [{ label: "X", href: "https://x.example/skipped" }] },
});

test("finds addresses elsewhere in texts, front matter, lists and config, and reports by address", async () => {
  const links = await outsideLinks({
    root,
    site,
    skip: ["https://x.example/"],
    lineOf: () => 5,
  });
  const outcomes = new Map(
    links.map(({ url }) => [
      url,
      url.includes("one")
        ? ({ state: "dead", detail: "404 Not Found" } as const)
        : ({ state: "unknown", detail: "403 Forbidden" } as const),
    ]),
  );
  outcomes.set("https://a.example/", { state: "alive", detail: "" } as never);
  const report = formatOutcomes({ links, outcomes, remembered: 1 });
  expect(report).toBe(`1 dead:

https://one.example/x
  404 Not Found
  content/blog/2025-01-02-a/en.mdx:9
  content/blog/2025-01-02-a/en.mdx:11

5 could not be checked:

https://two.example/y
  403 Forbidden
  content/blog/2025-01-02-a/en.mdx:11

https://original.example/a
  403 Forbidden
  content/blog/2025-01-02-a/en.mdx:3

https://b.example/
  403 Forbidden
  content/blog/2025-01-02-a/en.mdx:6

https://html.example/
  403 Forbidden
  content/pages/b/en.md:5

https://github.example/a
  403 Forbidden
  src/config/site.ts:5  navbar.items[0].href

7 addresses checked, 1 of them lately: 1 alive.`);
});
