/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  composeTranslation,
  findText,
  listUntranslated,
} from "./composeTranslation";
import { listTexts } from "./listTexts";

const root = mkdtempSync(path.join(tmpdir(), "translation-"));
afterAll(() => rmSync(root, { recursive: true }));

const source = `---
# Ours
title: "A plan: read" # sic
date: 2026-03-14
authors: [alex, kim]
image_alt: A plan
last_update: { date: 2026-04-01 }
---

Text.
`;
for (const [name, text] of Object.entries({
  "blog/2026-01-01-folder/en.mdx": source,
  "blog/2026-01-02-index/index.md": "# A heading\n\nText.\n",
  "blog/2026-01-03-file.mdx": source,
  "blog/2026-01-04-german.de.md": "---\ntitle: Nur hier\n---\n",
  "blog/2026-01-05-both/en.mdx": source,
  "blog/2026-01-05-both/de.mdx": source,
  "blog/2026-01-06-address/en.mdx": "---\ntitle: A\nslug: a-plan\n---\n",
  "pages/about/de.mdx": "---\ntitle: Über mich\n---\n\nText.\n",
})) {
  const file = path.join(root, "content", name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const texts = listUntranslated(listTexts(root));
const begin = (named: string, locale: string, title?: string) =>
  composeTranslation(findText(texts, named), locale, title);

it("copies the text, marks what is to be translated, and keeps it a draft", () => {
  expect(begin("blog/2026-01-01-folder", "de")).toEqual({
    relativePath: "blog/2026-01-01-folder/de.mdx",
    text: `---
# Ours
title: "A plan: read" # to be translated
date: 2026-03-14
authors: [alex, kim]
image_alt: A plan # to be translated
draft: true
---

Text.
`,
  });
});

it("says that the address may be another one", () => {
  expect(begin("blog/2026-01-06-address", "de").text).toContain(
    "slug: a-plan # may be translated: each language has its own address\n",
  );
});

it("takes a title that is given", () => {
  const { text } = begin("folder", "de", "Ein Plan: gelesen");
  expect(text).toContain('title: "Ein Plan: gelesen"');
});

test.each([
  ["blog/2026-01-02-index", "de", "blog/2026-01-02-index/index.de.md"],
  ["2026-01-03-file", "de", "blog/2026-01-03-file.de.mdx"],
  [
    "content/blog/2026-01-04-german.de.md",
    "en",
    "blog/2026-01-04-german.en.md",
  ],
  ["pages/about/de.mdx", "en", "pages/about/en.mdx"],
])("the translation of %s into %s is %s", (named, locale, expected) => {
  expect(begin(named, locale).relativePath).toBe(expected);
});

it("gives a text without front matter one", () => {
  expect(begin("index", "de").text).toBe(
    "---\ndraft: true\n---\n\n# A heading\n\nText.\n",
  );
});

it("keeps pages as they are: they have no drafts", () => {
  expect(begin("about", "en").text).not.toContain("draft");
});

test.each([
  ["blog/2026-01-01-foldre", "de", 'Did you mean "blog/2026-01-01-folder"?'],
  ["blog/2026-01-05-both", "de", "It lacks no language."],
  ["blog/2026-01-01-folder", "en", "It lacks: de."],
  ["xyz", "de", "Name its folder, such as"],
])("%s in %s: %s", (named, locale, message) => {
  expect(() => begin(named, locale)).toThrow(message);
});
