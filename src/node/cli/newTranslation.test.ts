/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { composeTranslation } from "./newTranslation";
import { createPrompts } from "./prompts";

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
  "blog/2026-01-06-bad/en.mdx": "---\ntitle: [\n---\n",
  "docs/02-guide/01-setup.mdx": "---\ntitle: Setup\n---\n",
  "pages/about/de.mdx": "---\ntitle: Über mich\n---\n\nText.\n",
})) {
  const file = path.join(root, "content", name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const compose = (name: string, lang?: string) =>
  composeTranslation(root, name, lang, createPrompts(false));

it("copies the text, marks what is to be translated, and keeps it a draft", async () => {
  expect(await compose("blog/2026-01-01-folder")).toEqual({
    file: "content/blog/2026-01-01-folder/de.mdx",
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

test.each([
  ["blog/2026-01-02-index", "blog/2026-01-02-index/index.de.md"],
  ["blog/2026-01-03-file", "blog/2026-01-03-file.de.mdx"],
  ["content/blog/2026-01-04-german.de.md", "blog/2026-01-04-german.en.md"],
  ["content/pages/about/", "pages/about/en.mdx"],
  ["docs/02-guide/01-setup.mdx", "docs/02-guide/01-setup.de.mdx"],
])("the translation of %s is %s", async (name, file) => {
  expect((await compose(name)).file).toBe(`content/${file}`);
});

it("gives a text without front matter one", async () => {
  expect((await compose("blog/2026-01-02-index")).text).toBe(
    "---\ndraft: true\n---\n\n# A heading\n\nText.\n",
  );
});

it("makes no draft of a page, which has none", async () => {
  expect((await compose("pages/about")).text).not.toContain("draft");
});

test.each([
  ["blog/2026-01-01-foldre", "de", 'Did you mean "blog/2026-01-01-folder"?'],
  ["blog/2026-01-05-both", "de", "Missing: none."],
  ["blog/2026-01-01-folder", "en", "Missing: de."],
  [
    "blog/2026-01-06-bad",
    "de",
    "content/blog/2026-01-06-bad/en.mdx is no YAML",
  ],
  ["xyz", "de", "Name its folder, such as"],
])("%s in %s: %s", async (name, locale, message) => {
  await expect(compose(name, locale)).rejects.toThrow(message);
});
