/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BaseEntry } from "../content/entry";
import { listExternalLinks } from "./checkLinks";

const root = mkdtempSync(path.join(tmpdir(), "links-"));
afterAll(() => rmSync(root, { recursive: true }));

const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const post = "content/blog/2025-01-02-a/en.mdx";
put("content/blog/authors.yml", "a:\n  url: https://author.example/\n");
put(
  post,
  "---\ntitle: A\ncanonical: https://original.example/a,b\n---\n\n`https://code.example/`\n",
);

it("finds links in texts, front matter, data files and config", () => {
  const links = [
    { url: "https://one.example/x#part", line: 6 },
    { url: "//two.example/y", line: 8 },
    { url: "/about", line: 9 },
    { url: "mailto:a@b.example", line: 9 },
  ];
  const entry = { sourcePath: post, links, isFallback: false } as BaseEntry;
  const found = listExternalLinks(root, [
    entry,
    { ...entry, isFallback: true },
  ]);
  expect(
    found
      .filter(({ file }) => file.startsWith("content/"))
      .map(({ url, file, line }) => `${file}:${line} ${url}`),
  ).toEqual([
    `${post}:6 https://one.example/x`,
    `${post}:8 https://two.example/y`,
    `${post}:3 https://original.example/a,b`,
    "content/blog/authors.yml:2 https://author.example/",
  ]);
  // The example site's own.
  expect(found.some(({ file }) => file === "src/config/site.ts")).toBe(true);
});
