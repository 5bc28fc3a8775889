/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { collections } from "../collections";
import { composeEntry, createFiles } from "./newEntry";
import type { EntryFlags } from "./newEntry";
import { createPrompts } from "./prompts";

const root = mkdtempSync(path.join(tmpdir(), "new-"));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(path.join(root, "content"));
writeFileSync(
  path.join(root, "content/authors.yaml"),
  "alex:\n  name: A\nkim:\n  name: K\n",
);

const compose = (kind: string, title?: string, flags: EntryFlags = {}) => {
  const collection = collections.find(({ name }) => name === kind);
  if (!collection) throw new Error(kind);
  const { template } = collection;
  return composeEntry(root, template, title, flags, createPrompts(false));
};

it("makes a draft of today by the first author, in the default language", async () => {
  jest.useFakeTimers({ now: new Date("2026-03-14T12:00:00Z") });
  expect(await compose("post", "Who pays: a list")).toEqual([
    {
      file: "content/blog/2026-03-14-who-pays-a-list/en.mdx",
      text: `---
title: "Who pays: a list"
authors: [alex]
draft: true
---

{/* Lists show what stands above the next line. */}

{/* truncate */}
`,
    },
  ]);
  jest.useRealTimers();
});

it("takes all from flags, and makes a file for each language", async () => {
  const files = await compose("post", "Prices", {
    "title-de": "Preise",
    date: "2026-05-06T09:30",
    authors: "kim, alex",
    tags: "craft,Open Source",
    draft: false,
    slug: "money/prices",
    description: "What it costs.",
  });
  expect(files.map(({ file }) => file)).toEqual([
    "content/blog/2026-05-06-money/prices/en.mdx",
    "content/blog/2026-05-06-money/prices/de.mdx",
  ]);
  expect(files[1]?.text.split("\n\n")[0]).toBe(`---
title: Preise
description: What it costs.
date: 2026-05-06T09:30
authors: [kim, alex]
tags: [craft, Open Source]
---`);
});

test.each<[string, EntryFlags, string]>([
  ["page", {}, "pages/uebersicht/en.mdx"],
  ["page", { lang: "de" }, "pages/uebersicht/de.mdx"],
  ["doc", {}, "docs/uebersicht.mdx"],
  ["doc", { lang: "de", slug: "02-a/01-b" }, "docs/02-a/01-b.de.mdx"],
  ["doc", { docs: "api", version: "1.0" }, "docs-api@1.0/uebersicht.mdx"],
])("%s with %j is %s", async (kind, flags, file) => {
  const [entry] = await compose(kind, "Übersicht", flags);
  expect(entry?.file).toBe(`content/${file}`);
  expect(entry?.text).toBe(
    "---\ntitle: Übersicht\n---\n\n{/* Write here. */}\n",
  );
});

test.each<[string | undefined, EntryFlags, string[]]>([
  ["Titel", { "title-en": "Title" }, ["de Titel", "en Title"]],
  [undefined, { "title-de": "Titel" }, ["de Titel"]],
  ["Both", { lang: "en,de" }, ["en Both", "de Both"]],
])("%j with %j", async (title, flags, expected) => {
  const files = await compose("post", title, flags);
  const found = files.map(({ file, text }) => {
    const [, own] = /title: (.*)/.exec(text) ?? [];
    return `${file.slice(-6, -4)} ${own}`;
  });
  expect(found).toEqual(expected);
});

test.each<[string | undefined, EntryFlags, string]>([
  [undefined, {}, 'Missing title (en): add --title-en "…"'],
  ["日本", {}, '"日本" makes no address: add --slug'],
  ["A", { slug: "Größe" }, 'Invalid --slug "Größe"'],
  ["A", { date: "2026-02-30" }, 'Invalid --date "2026-02-30"'],
  ["A", { lang: "dee" }, 'Did you mean "de"?'],
])("%j with %j: %s", async (title, flags, message) => {
  await expect(compose("post", title, flags)).rejects.toThrow(message);
});

it("creates all files or none, and overwrites nothing", async () => {
  const both = await compose("page", "Talks", { lang: "en,de" });
  createFiles(root, both.slice(1));
  expect(() => createFiles(root, both)).toThrow(
    "content/pages/talks/de.mdx exists already.",
  );
});
