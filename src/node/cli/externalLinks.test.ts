/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadSite } from "../content/loadSite";
import { isError } from "../diagnostics/diagnostic";
import { listExternalLinks } from "./externalLinks";

// Whoever loads the libraries of Markdown first waits for Babel to translate them.
jest.setTimeout(60_000);

const root = mkdtempSync(path.join(tmpdir(), "links-"));
afterAll(() => rmSync(root, { recursive: true }));

const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
put("src/config/site.ts", "");
put("locales/en/shell.json", "{}");
put(
  "content/blog/authors.yml",
  "a:\n  name: A\n  url: https://author.example/\n",
);
put("content/blog/_notes.md", "[x](https://ignored.example/)");
put("content/blog/2025-01-01-bad/en.mdx", "---\ntitle: A\n---\n\n<Open\n");
put(
  "content/blog/2025-01-02-a/en.mdx",
  `---
title: A
canonical: https://original.example/a
---

[One](https://one.example/x#part), \`https://code.example/\` and [here](/about).

<a href="//two.example/y">Two</a> [me](mailto:a@b.example)
`,
);
put("content/pages/b/en.md", '<p><a href="https://html.example/">x</a></p>');

it("finds links in texts, front matter and data files, past a file that can't be read", async () => {
  const { entries, diagnostics } = await loadSite(root);
  const links = listExternalLinks(root, entries);
  expect(
    links
      .filter(({ file }) => file.startsWith("content/"))
      .map(({ url, file, line }) => `${file}:${line} ${url}`)
      .sort(),
  ).toEqual([
    "content/blog/2025-01-02-a/en.mdx:3 https://original.example/a",
    "content/blog/2025-01-02-a/en.mdx:6 https://one.example/x",
    "content/blog/2025-01-02-a/en.mdx:8 https://two.example/y",
    "content/blog/authors.yml:3 https://author.example/",
    "content/pages/b/en.md:1 https://html.example/",
  ]);
  // The example site's own.
  expect(links.some(({ file }) => file === "src/config/site.ts")).toBe(true);
  const files = diagnostics.filter(isError).map(({ file }) => file);
  expect(files).toContain("content/blog/2025-01-01-bad/en.mdx");
});
